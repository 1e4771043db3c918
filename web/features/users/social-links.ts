import * as z from 'zod/mini';
import { webAddress } from '#shared/schemas/fields.ts';
import { maybe } from '#shared/schemas/record.ts';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import { completedAddress, isOnPlatform, type SocialPlatform, socialPlatforms } from '#shared/socials.ts';

type Socials = UserRecord['Socials'];

/** Accepts a full address, or a handle that `completedAddress` completes. */
const linkOn = (platform: SocialPlatform) =>
  maybe(
    z.pipe(
      z.transform((typed: string) => completedAddress(typed, platform)),
      webAddress.check(
        z.maxLength(300),
        z.refine((url) => isOnPlatform(url, platform)),
      ),
    ),
  );

export const socialLinks = {
  LINKEDIN: linkOn('LINKEDIN'),
  GOOGLE_SCHOLAR: linkOn('GOOGLE_SCHOLAR'),
  RESEARCH_GATE: linkOn('RESEARCH_GATE'),
  TWITTER: linkOn('TWITTER'),
  ACADEMIA_EDU: linkOn('ACADEMIA_EDU'),
  MY_SCIENCE_WORK: linkOn('MY_SCIENCE_WORK'),
} satisfies Record<SocialPlatform, unknown>;

export type Links = Record<SocialPlatform, string | null>;

export const linksOf = (socials: Socials): Links => {
  const of = (platform: SocialPlatform) => socials.find((social) => social.platform === platform)?.url ?? null;
  return {
    LINKEDIN: of('LINKEDIN'),
    GOOGLE_SCHOLAR: of('GOOGLE_SCHOLAR'),
    RESEARCH_GATE: of('RESEARCH_GATE'),
    TWITTER: of('TWITTER'),
    ACADEMIA_EDU: of('ACADEMIA_EDU'),
    MY_SCIENCE_WORK: of('MY_SCIENCE_WORK'),
  };
};

export const socialsOf = (links: Links): Socials =>
  socialPlatforms.flatMap(({ platform }) => {
    const url = links[platform];
    return url ? [{ platform, url }] : [];
  });
