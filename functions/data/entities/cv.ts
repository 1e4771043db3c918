import { Entity } from 'dynamodb-toolbox/entity';
import { anyOf } from 'dynamodb-toolbox/schema/anyOf';
import { binary } from 'dynamodb-toolbox/schema/binary';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { nul } from 'dynamodb-toolbox/schema/nul';
import { number } from 'dynamodb-toolbox/schema/number';
import { record } from 'dynamodb-toolbox/schema/record';
import { string } from 'dynamodb-toolbox/schema/string';
import { stored } from '#functions/data/kernel/stored.ts';
import { table } from '#functions/data/kernel/table.ts';
import { userCv } from '#shared/schemas/usercv.ts';
import { userPartition } from './user.ts';

/** Stars by the catalogue's ids; null is N/A. */
const ratings = () => record(string(), anyOf(number(), nul()));

/** Somebody's CV, once they have said anything of it; its id is theirs. */
export const Cvs = new Entity({
  name: 'Cv',
  table,
  timestamps: false,
  schema: item({
    ...stored(userCv.shape),
    id: string().key(),
    skills: ratings(),
    values: ratings(),
    activities: ratings(),
    /** A section of it is public. */
    isPublic: boolean(),
  }),
  computeKey: ({ id }) => ({ PK: userPartition(id), SK: 'CV' }),
});

/** The partition of what is public of a person. */
export const publicCvOf = (userId: string) => `PUBLIC#${userId}`;

/**
 * What anybody may read of a person, in a partition of its own: whoever reads it for the public can read no other one of
 * theirs.
 */
export const PublicCvs = new Entity({
  name: 'PublicCv',
  table,
  timestamps: false,
  schema: item({
    userId: string().key(),
    /** The person is accepted: for everybody else there is no public CV, not even an empty one. */
    isOpen: boolean().optional(),
    universityId: string().optional(),
    /** Names the last change of what is public: only what was read after it may be shown. */
    change: string().optional(),
    /** What is public (`shownCv`), compressed; absent while nothing is, or it is being written anew. */
    shown: binary().optional(),
  }),
  computeKey: ({ userId }) => ({ PK: publicCvOf(userId), SK: 'CV' }),
});
