import type { SocialPlatform } from '#shared/socials.ts';
import type { IconName } from '#web/ui/icon-names.ts';

/** Generic icons: the platforms do not license their logos. */
export const socialIcons: Record<SocialPlatform, IconName> = {
  LINKEDIN: 'briefcase',
  GOOGLE_SCHOLAR: 'graduation-cap',
  RESEARCH_GATE: 'flask-conical',
  TWITTER: 'at-sign',
  ACADEMIA_EDU: 'landmark',
  MY_SCIENCE_WORK: 'microscope',
};
