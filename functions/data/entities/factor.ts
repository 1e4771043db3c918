import { Entity } from 'dynamodb-toolbox/entity';
import { item, map, number, set, string } from 'dynamodb-toolbox/schema';
import { named } from '#functions/data/kernel/table.ts';

/**
 * A second factor of an account, or the beginning of one. Lies with the password, where IAM denies it to every function but those of
 * signing in. Holds no key of an authenticator app: that is derived from a seed (`functions/lib/sign-in/one-time-code.ts`).
 */
export const Factors = new Entity({
  ...named('Factor'),
  schema: item({
    userId: string().key(),
    /** Absent until a first code has proven that an app holds the key. */
    seed: string().optional(),
    since: string().optional(),
    /** The time step of the last accepted code: no code works twice. */
    lastStep: number().optional(),
    /** Keyed hashes of the recovery codes that are left. */
    recoveryHashes: set(string()).optional(),
    /** Counts how often the trust in all devices was taken back. */
    trustEpoch: number().optional(),
    /** A seed that no code has confirmed yet, and the time (ISO) until which one may. */
    begun: map({ seed: string(), until: string() }).optional(),
  }),
  computeKey: ({ userId }) => ({ PK: `CREDENTIAL#${userId}`, SK: 'FACTOR' }),
});
