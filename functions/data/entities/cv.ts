import { Entity } from 'dynamodb-toolbox/entity';
import { anyOf, binary, boolean, item, nul, number, record, string } from 'dynamodb-toolbox/schema';
import { stored } from '#functions/data/kernel/stored.ts';
import { named } from '#functions/data/kernel/table.ts';
import { userCv } from '#shared/schemas/usercv.ts';
import { userPartition } from './user.ts';

/** Stars by catalogue id; null means N/A. */
const ratings = () => record(string(), anyOf(number(), nul()));

export const Cvs = new Entity({
  ...named('Cv'),
  schema: item({
    ...stored(userCv.shape),
    id: string().key(),
    skills: ratings(),
    values: ratings(),
    activities: ratings(),
    /** Sentences by skill; absent from CVs written before there were any. */
    proofs: record(string(), string()).optional(),
    isPublic: boolean(),
  }),
  computeKey: ({ id }) => ({ PK: userPartition(id), SK: 'CV' }),
});

export const publicCvOf = (userId: string) => `PUBLIC#${userId}`;

/** Lies in a partition of its own: IAM lets the public function read no other data of users. */
export const PublicCvs = new Entity({
  ...named('PublicCv'),
  schema: item({
    userId: string().key(),
    /** True if the user is accepted; nobody else has a public CV, not even an empty one. */
    isOpen: boolean().optional(),
    universityId: string().optional(),
    /** Only a rebuild for this version may fill `shown`. */
    change: string().optional(),
    /** Compressed `shownCv`; absent if there is none, or during a rebuild. */
    shown: binary().optional(),
  }),
  computeKey: ({ userId }) => ({ PK: publicCvOf(userId), SK: 'CV' }),
});
