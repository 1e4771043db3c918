import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { OnceReplies, Stocks } from '#functions/data/entities/call.ts';
import { Throttles } from '#functions/data/entities/throttle.ts';
import { AppError } from '#shared/errors.ts';
import type { StockChange } from '#shared/limits.ts';
import { type AuditDetails, type AuditFacts, auditEntry } from './audit.ts';
import type { Change } from './change.ts';
import { Failure } from './failure.ts';
import type { ThrottleKey } from './throttles.ts';

/** Limits the successes in the window of time that the key names. */
export type Quota = { readonly key: ThrottleKey; readonly most: number };

/** What a call brings to its first commit by declaration. */
export type CallEffects = {
  /** Present where somebody acts on another person's or on shared things. */
  audit?: Omit<AuditFacts, 'fields' | 'details'>;
  /** The call came with an Idempotency-Key: who sent it, its hash, and a digest of what was sent. */
  once?: { callerId: string; key: string; digest: string };
  /** The key of who keeps the things, and what of them becomes more or less. */
  stock?: { holder: string; changes: readonly StockChange[] };
  /** The limits against which only a success counts. */
  quotas?: readonly Quota[];
};

/** The handler's own part of its commit: which fields it changes and from what to what, and the reply to keep for a repeated call. */
export type Committed = { fields?: readonly string[]; details?: AuditDetails; reply?: unknown };

/** Thrown when the same Idempotency-Key was committed meanwhile: the kernel answers with the reply that was kept. */
export class RepeatedCall extends Error {}

/** A change, and what is thrown when its condition does not hold. */
type Effect = { change: Change; refusal: () => Error };

const oneDay = 24 * 60 * 60;
const unconditional = () => new Failure('an unconditional write failed its condition');

const onceEffect = ({ callerId, key, digest }: NonNullable<CallEffects['once']>, reply: unknown, now: Date): Effect => {
  if (reply === undefined) throw new Failure('a call that is declared `once` commits its reply');
  const ttl = Math.ceil(now.getTime() / 1000) + oneDay;
  const change = OnceReplies.build(PutTransaction)
    .item({ callerId, key, digest, reply: JSON.stringify(reply), ttl })
    .options({ condition: { attr: 'key', exists: false } });
  return { change, refusal: () => new RepeatedCall() };
};

const stockEffect = (holder: string, { name, most, by }: StockChange): Effect => {
  const update = Stocks.build(UpdateTransaction).item({ holder, stock: name, count: $add(by) });
  const hasRoom = { or: [{ attr: 'count', exists: false } as const, { attr: 'count', lt: most } as const] };
  return {
    change: by > 0 ? update.options({ condition: hasRoom }) : update,
    refusal: () => new AppError('too_many_things', { words: { context: name, most } }),
  };
};

const quotaEffect = ({ key, most }: Quota, now: Date): Effect => {
  const hasRoom = { or: [{ attr: 'count', exists: false } as const, { attr: 'count', lt: most } as const] };
  const change = Throttles.build(UpdateTransaction)
    .item({ ...key, count: $add(1), ttl: key.endsAt })
    .options({ condition: hasRoom });
  const seconds = Math.ceil(key.endsAt - now.getTime() / 1000);
  return { change, refusal: () => new AppError('too_many', { headers: { 'retry-after': String(seconds) } }) };
};

/** The id of what a call made, which stood in no path. */
const madeIn = (reply: unknown): string[] => {
  const id: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'id') : undefined;
  return typeof id === 'string' ? [id] : [];
};

/** The changes that a call brings to its first commit, in the same transaction. */
export const effectsOf = (
  { audit, once, stock, quotas = [] }: CallEffects,
  { fields = [], details, reply }: Committed,
  now: Date,
): Effect[] => [
  ...(audit
    ? [
        {
          change: auditEntry({ ...audit, targets: [...audit.targets, ...madeIn(reply)], fields, details }, now),
          refusal: unconditional,
        },
      ]
    : []),
  ...(once ? [onceEffect(once, reply, now)] : []),
  ...(stock ? stock.changes.map((change) => stockEffect(stock.holder, change)) : []),
  ...quotas.map((quota) => quotaEffect(quota, now)),
];
