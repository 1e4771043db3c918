import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { Throttles } from '#functions/data/entities/throttle.ts';
import { Failure } from './failure.ts';
import { naming } from './refused-write.ts';

/** A count: of what, of whom (a SHA-256), and the end of its window in seconds. */
export type ThrottleKey = { limit: string; subject: string; endsAt: number };

/** Counts up or down and returns how many there are now. One write that DynamoDB adds up, so simultaneous ones are all counted. */
export const addToCount = async (key: ThrottleKey, by: 1 | -1): Promise<number> => {
  const update = Throttles.build(UpdateItemCommand).item({ ...key, count: $add(by), ttl: key.endsAt });
  const { Attributes } = await naming([Throttles], () => update.options({ returnValues: 'UPDATED_NEW' }).send());
  if (Attributes?.count === undefined) throw new Failure('an update that returns what it changed returned no count');
  return Attributes.count;
};

/** Begins a count anew; nothing happens when there is none. */
export const forgetCount = async (key: ThrottleKey): Promise<void> => {
  await Throttles.build(DeleteItemCommand).key(key).send();
};
