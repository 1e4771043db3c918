import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { named } from '#functions/data/kernel/table.ts';

/** A university on one day. An absent number was not counted. Contains no user id. Expires after thirteen months. */
export const Figures = new Entity({
  ...named('Figures'),
  schema: item({
    universityId: string().key(),
    /** UTC, as 2026-11-23. */
    day: string().key(),
    /** Answered calls of members, nearly. */
    requests: number().optional(),
    /** Members, whatever their status, that night. */
    people: number().optional(),
    /** Counts documents and copies of data, that night. */
    bytes: number().optional(),
    ttl: number(),
  }),
  // A key of its own, since the release before reads every item below DAY# as one of a costly call.
  computeKey: ({ universityId, day }) => ({ PK: `USAGE#${universityId}`, SK: `FIGURES#${day}` }),
});
