import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { Throttles } from './entities.ts';
import { Failure } from './failure.ts';
import { nameRejectedEntities } from './refused-write.ts';

/** `subject` is a SHA-256; `endsAt` is in seconds. */
export type ThrottleKey = { limit: string; subject: string; endsAt: number };

/** Returns the new count. DynamoDB adds atomically, so concurrent calls are all counted. */
export const addToCount = async (key: ThrottleKey, by: 1 | -1): Promise<number> => {
  const update = Throttles.build(UpdateItemCommand).item({ ...key, count: $add(by), ttl: key.endsAt });
  const { Attributes } = await nameRejectedEntities([Throttles], () =>
    update.options({ returnValues: 'UPDATED_NEW' }).send(),
  );
  if (Attributes?.count === undefined) throw new Failure('an update that returns what it changed returned no count');
  return Attributes.count;
};

export const resetCount = async (key: ThrottleKey): Promise<void> => {
  await Throttles.build(DeleteItemCommand).key(key).send();
};
