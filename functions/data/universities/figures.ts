import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { Figures } from '#functions/data/entities/figures.ts';
import { type Change, updateChange } from '#functions/data/kernel/change.ts';
import { sendUnlessHeld } from '#functions/data/kernel/fence.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { expiryOfUsage, usageDay } from './usages.ts';

export type StoredFigures = FormattedItem<typeof Figures>;

/** Returns the day's sum; undefined, with nothing added, while the university is held. Concurrent additions do not conflict. */
export const addRequests = async (universityId: string, requests: number, now: Date): Promise<number | undefined> => {
  const day = usageDay(now);
  const update = Figures.build(UpdateItemCommand)
    .item({ universityId, day, requests: $add(requests), ttl: expiryOfUsage(day) })
    .options({ returnValues: 'UPDATED_NEW' });
  return (await sendUnlessHeld((limits) => update.send(limits)))?.Attributes?.requests;
};

/** Idempotent. Begins the sum of bytes, so that a university without files has 0. */
export const putPeopleChange = (universityId: string, day: string, people: number): Change =>
  updateChange(Figures, { universityId, day, people, bytes: 0, ttl: expiryOfUsage(day) });

/** Not idempotent: commit it together with the cursor of what was summed. */
export const addBytesChange = (universityId: string, day: string, bytes: number): Change =>
  updateChange(Figures, { universityId, day, bytes: $add(bytes), ttl: expiryOfUsage(day) });

/** Includes both days; leaves out days without figures. */
export const listFigures = (universityId: string, from: string, until: string): Promise<StoredFigures[]> =>
  listRecords(Figures, {
    partition: `USAGE#${universityId}`,
    range: { between: [`FIGURES#${from}`, `FIGURES#${until}`] },
  });
