import type { KindOfWork } from '#shared/lists.ts';

/** The kinds of work as a candidate reads them: what they have in common first. */
export const wishGroups = {
  understand: ['research', 'data', 'lab_field'],
  build: ['engineering', 'management', 'advice', 'business_market'],
  pass: ['teaching', 'communication', 'culture_heritage'],
  act: ['care', 'public_policy', 'law_rights', 'social_engagement', 'nature_environment'],
} as const satisfies Record<string, readonly KindOfWork[]>;

/** They stand in two columns where there is room. */
export const wishColumns = [
  ['understand', 'build'],
  ['pass', 'act'],
] as const;
