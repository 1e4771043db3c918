import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { FormattedItem } from 'dynamodb-toolbox/entity';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { Usages } from '#functions/data/entities/usage.ts';
import { absentOr } from '#functions/data/kernel/change.ts';
import { sendUnlessHeld } from '#functions/data/kernel/fence.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { nameRejectedEntities } from '#functions/data/kernel/refused-write.ts';
import { daySeconds, type ShareName, tracesKeptDays } from '#shared/limits.ts';

/** One of the `atOnce` tokens comes back every `intervalMs`. */
type Bucket = { readonly atOnce: number; readonly intervalMs: number };

export type StoredUsage = FormattedItem<typeof Usages>;

const keptForSeconds = tracesKeptDays * daySeconds;

/** In seconds, as `ttl` is. */
export const expiryOfUsage = (day: string): number => Date.parse(day) / 1000 + keptForSeconds;

export const usageDay = (at: Date): string => at.toISOString().slice(0, 10);

type Sent = Parameters<typeof sendUnlessHeld>[0];

const updated = async (update: { send: Sent }): Promise<boolean> => {
  try {
    await nameRejectedEntities([Usages], () => sendUnlessHeld((limits) => update.send(limits)));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

/**
 * Takes a token and counts it for the day; false, uncounted, if none is left. Uses the generic cell rate algorithm:
 * stores when the bucket will be full again. One write, or two if the bucket is not full. While the university is held, for
 * seconds, everybody gets a token uncounted.
 */
export const takeShare = async (
  universityId: string,
  of: ShareName,
  { atOnce, intervalMs }: Bucket,
  now: Date,
): Promise<boolean> => {
  const at = now.getTime();
  const day = usageDay(now);
  const one = { universityId, day, of, count: $add(1), ttl: expiryOfUsage(day) };
  const isWhole: Condition<typeof Usages> = absentOr({ attr: 'wholeAt', lt: at });
  const isEnough: Condition<typeof Usages> = { attr: 'wholeAt', lte: at + (atOnce - 1) * intervalMs };
  const update = Usages.build(UpdateItemCommand);
  return (
    (await updated(update.item({ ...one, wholeAt: at + intervalMs }).options({ condition: isWhole }))) ||
    (await updated(update.item({ ...one, wholeAt: $add(intervalMs) }).options({ condition: isEnough })))
  );
};

/** Includes both days; leaves out days without use. */
export const listUsages = (universityId: string, from: string, until: string): Promise<StoredUsage[]> =>
  listRecords(Usages, {
    partition: `USAGE#${universityId}`,
    // A key ends with the share: `DAY#2026-11-26#mails`. `~` sorts after every share of the last day.
    range: { between: [`DAY#${from}`, `DAY#${until}~`] },
  });
