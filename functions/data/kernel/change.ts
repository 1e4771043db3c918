import type { Entity, KeyInputItem } from 'dynamodb-toolbox/entity';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import type { PutItemInput } from 'dynamodb-toolbox/entity/actions/put';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import type { ExecuteTransactWriteInput } from 'dynamodb-toolbox/entity/actions/transactWrite';
import type { UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update';

/** One write of a `commit`. */
export type Change = Extract<ExecuteTransactWriteInput[number], { params: unknown }>;

type Conditions<E extends Entity> = readonly Condition<NoInfer<E>>[];

export const isThere = { attr: 'id', exists: true } as const;

export const absentOr = <const C extends { readonly attr: string }>(condition: C) => ({
  or: [{ attr: condition.attr as C['attr'], exists: false } as const, condition],
});

const guarded = <E extends Entity>(conditions: readonly Condition<E>[]) =>
  conditions.length === 0 ? {} : { condition: { and: [...conditions] } as Condition<E> };

/** All conditions must hold. */
export const putChange = <E extends Entity>(
  entity: E,
  given: PutItemInput<NoInfer<E>>,
  ...conditions: Conditions<E>
): Change =>
  entity
    .build(PutTransaction<E>)
    .item(given)
    .options(guarded<E>(conditions));

/** All conditions must hold. */
export const updateChange = <E extends Entity>(
  entity: E,
  given: UpdateItemInput<NoInfer<E>>,
  ...conditions: Conditions<E>
): Change =>
  entity
    .build(UpdateTransaction<E>)
    .item(given)
    .options(guarded<E>(conditions));

/** All conditions must hold. */
export const deleteChange = <E extends Entity>(
  entity: E,
  key: KeyInputItem<NoInfer<E>>,
  ...conditions: Conditions<E>
): Change =>
  entity
    .build(DeleteTransaction<E>)
    .key(key)
    .options(guarded<E>(conditions));
