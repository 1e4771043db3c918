import type { ExecuteTransactWriteInput } from 'dynamodb-toolbox/entity/actions/transactWrite';

/** One change of the table: `Users.build(UpdateTransaction).item({ … }).options({ condition })`. */
export type Change = Extract<ExecuteTransactWriteInput[number], { params: unknown }>;
