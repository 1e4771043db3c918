import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Cell } from './cells.ts';
import { allow, tableActions } from './constructs/allow.ts';
import type { CellVariable, FunctionSettings } from './function-settings.ts';

type Settings = Pick<FunctionSettings, 'rights' | 'serves'>;

const actionsOf = ({ rights, serves }: Settings): string[] => {
  const read = tableActions('GetItem', 'BatchGetItem');
  if (rights.directory === 'write') return [...read, ...tableActions('PutItem', 'UpdateItem', 'DeleteItem')];
  return serves && rights.table ? read : [];
};

/** Variables of a function where its stage has several cells. */
export const cellVariables = (settings: Settings, { id }: Cell, cells: readonly Cell[], directory: ITable) =>
  ({
    CELL: id,
    CELLS: cells.map((cell) => cell.id).join(),
    ...(actionsOf(settings).length > 0 && { DIRECTORY_TABLE: directory.tableName }),
  }) satisfies Partial<Record<CellVariable, string>>;

/** A function writes the directory if its settings say so; whoever answers calls about people reads it. */
export const directoryStatements = (settings: Settings, { tableArn }: Pick<ITable, 'tableArn'>): PolicyStatement[] => {
  const actions = actionsOf(settings);
  return actions.length > 0 ? [allow(actions, [tableArn])] : [];
};
