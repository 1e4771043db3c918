import type { ExecuteTransactWriteInput } from 'dynamodb-toolbox/entity/actions/transactWrite';

/** Built as `Users.build(UpdateTransaction).item({ … }).options({ condition })`. */
export type Change = Extract<ExecuteTransactWriteInput[number], { params: unknown }>;
