import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { AppError } from '#shared/errors.ts';
import { daySeconds, repeatedCallDays, type Stock, type StockChange } from '#shared/limits.ts';
import { type AuditDetails, type AuditFacts, auditChange } from './audit.ts';
import { absentOr, type Change, putChange, updateChange } from './change.ts';
import { OnceReplies, Stocks, Throttles } from './entities.ts';
import { Failure } from './failure.ts';
import { findItem } from './records.ts';
import type { ThrottleKey } from './throttles.ts';

export type Quota = { readonly key: ThrottleKey; readonly most: number };

/** Declared by a call's contract; the call's first commit writes them. */
export type CallEffects = {
  /** Present if the caller acts on another user or on shared things. */
  audit?: Omit<AuditFacts, 'fields' | 'details'>;
  /** Present if the call has an Idempotency-Key: its hash, and a digest of the request. */
  once?: { callerId: string; key: string; digest: string };
  /** `holder` is a partition. */
  stock?: { holder: string; changes: readonly StockChange[] };
  quotas?: readonly Quota[];
};

/** The handler's part of a commit. `details` go to the audit; `reply` is stored for a retry. */
export type Committed = { fields?: readonly string[]; details?: AuditDetails; reply?: unknown };

/** A concurrent call with the same Idempotency-Key committed first; the kernel then sends that call's stored reply. */
export class RepeatedCall extends Error {}

type Effect = { change: Change; refusal: () => Error };

const unconditional = () => new Failure('an unconditional write failed its condition');
const hasRoom = (most: number) => absentOr({ attr: 'count', lt: most });

const onceEffect = ({ callerId, key, digest }: NonNullable<CallEffects['once']>, reply: unknown, now: Date): Effect => {
  if (reply === undefined) throw new Failure('a call that is declared `once` commits its reply');
  const ttl = Math.ceil(now.getTime() / 1000) + repeatedCallDays * daySeconds;
  const change = putChange(
    OnceReplies,
    { callerId, key, digest, reply: JSON.stringify(reply), ttl },
    { attr: 'key', exists: false },
  );
  return { change, refusal: () => new RepeatedCall() };
};

const tooMany = ({ name, most }: Stock) => new AppError('too_many_things', { words: { context: name, most } });

const stockEffect = (holder: string, { name, most, by }: StockChange): Effect => {
  const counted = { holder, stock: name, count: $add(by) };
  return {
    change: updateChange(Stocks, counted, ...(by > 0 ? [hasRoom(most)] : [])),
    refusal: () => tooMany({ name, most }),
  };
};

const quotaEffect = ({ key, most }: Quota, now: Date): Effect => {
  const change = updateChange(Throttles, { ...key, count: $add(1), ttl: key.endsAt }, hasRoom(most));
  const seconds = Math.ceil(key.endsAt - now.getTime() / 1000);
  return { change, refusal: () => new AppError('too_many', { headers: { 'retry-after': String(seconds) } }) };
};

/** The path of a creating call cannot name the new ids, so the audit takes them from the reply. */
const createdIds = (reply: unknown): string[] => {
  const id: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'id') : undefined;
  return typeof id === 'string' ? [id] : [];
};

export const effectsOf = (
  { audit, once, stock, quotas = [] }: CallEffects,
  { fields = [], details, reply }: Committed,
  now: Date,
): Effect[] => {
  const entry = audit && { ...audit, targets: [...audit.targets, ...createdIds(reply)], fields, details };
  return [
    ...(entry ? [{ change: auditChange(entry, now), refusal: unconditional }] : []),
    ...(once ? [onceEffect(once, reply, now)] : []),
    ...(stock ? stock.changes.map((change) => stockEffect(stock.holder, change)) : []),
    ...quotas.map((quota) => quotaEffect(quota, now)),
  ];
};

export const copyAuditChanges = (
  universityId: string,
  details: AuditDetails,
  { effects, now }: { effects?: CallEffects | undefined; now: Date },
): Change[] =>
  effects?.audit
    ? [auditChange({ ...effects.audit, universityId, fields: ['universityId'], details }, now, { isCopy: true })]
    : [];

export const findOnceReply = (key: { callerId: string; key: string }) => findItem(OnceReplies, key);

/** Throws `too_many_things` if `more` things exceed the holder's limit. An early check: the commit enforces the limit. */
export const checkRoom = async (holder: string, { name, most }: Stock, more: number): Promise<void> => {
  if (more === 0) return;
  const stored = await findItem(Stocks, { holder, stock: name });
  if ((stored?.count ?? 0) + more > most) throw tooMany({ name, most });
};
