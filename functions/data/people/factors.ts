import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { $add, $delete, $set } from 'dynamodb-toolbox/entity/actions/update';
import { Factors } from '#functions/data/entities/factor.ts';
import { absentOr, type Change, deleteChange, putChange, updateChange } from '#functions/data/kernel/change.ts';
import { findItem } from '#functions/data/kernel/records.ts';

export type StoredFactor = FormattedItem<typeof Factors>;
/** A factor that signing in asks for. */
export type Factor = StoredFactor & { seed: string };

export const isOn = (stored: StoredFactor | null | undefined): stored is Factor => stored?.seed !== undefined;

/** Null where a second factor was never begun. */
export const findFactor = (userId: string): Promise<StoredFactor | null> => findItem(Factors, { userId });

/** A factor that is on stays so until the new one is confirmed. */
export const beginFactorChange = (userId: string, seed: string, until: Date): Change =>
  updateChange(Factors, { userId, begun: $set({ seed, until: until.toISOString() }) });

type NewFactor = { step: number; recoveryHashes: readonly string[]; now: Date };

/** Fails if another one was begun meanwhile. */
export const turnOnChange = (
  userId: string,
  { seed }: NonNullable<StoredFactor['begun']>,
  { step, recoveryHashes, now }: NewFactor,
): Change =>
  putChange(
    Factors,
    { userId, seed, since: now.toISOString(), lastStep: step, recoveryHashes: new Set(recoveryHashes) },
    { attr: 'begun.seed', eq: seed },
  );

/** Fails if the code was used already, or the factor is another one. */
export const takeStepChange = ({ userId, seed }: Factor, step: number): Change =>
  updateChange(
    Factors,
    { userId, lastStep: step },
    { attr: 'seed', eq: seed },
    absentOr({ attr: 'lastStep', lt: step } as const),
  );

/** Fails if the code was used already, or renewed meanwhile. */
export const takeRecoveryCodeChange = ({ userId }: Factor, hash: string): Change =>
  updateChange(
    Factors,
    { userId, recoveryHashes: $delete(new Set([hash])) },
    { attr: 'recoveryHashes', contains: hash },
  );

/** Replaces the codes that are left. Fails if the factor is off or another one. */
export const renewRecoveryCodesChange = ({ userId, seed }: Factor, hashes: readonly string[]): Change =>
  updateChange(Factors, { userId, recoveryHashes: new Set(hashes) }, { attr: 'seed', eq: seed });

/** Fails if it is off. */
export const endTrustsChange = (userId: string): Change =>
  updateChange(Factors, { userId, trustEpoch: $add(1) }, { attr: 'seed', exists: true });

/** Fails if it is off. */
export const turnOffChange = (userId: string): Change =>
  deleteChange(Factors, { userId }, { attr: 'seed', exists: true });
