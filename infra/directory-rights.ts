import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Cell } from './cells.ts';
import { allow, tableActions } from './constructs/allow.ts';
import type { CellVariable, FunctionSettings } from './function-settings.ts';
import { keysAre } from './table-rights.ts';

type Settings = Pick<FunctionSettings, 'rights' | 'serves'>;

const read = tableActions('GetItem', 'BatchGetItem');
const write = tableActions('PutItem', 'UpdateItem', 'DeleteItem');

/** Where somebody is; which addresses are taken only for functions that look up those of the cell, too. */
const places = ['PERSON#*', 'UNIVERSITY#*', 'CELL#*'];

const isReader = ({ rights, serves }: Settings): boolean => !!rights.directory || !!(serves && rights.table);

/** Variables of a function where its stage has several cells. */
export const cellVariables = (settings: Settings, { id }: Cell, cells: readonly Cell[], directory: ITable) =>
  ({
    CELL: id,
    ALL_CELLS: cells.map((cell) => cell.id).join(),
    ...(isReader(settings) && { DIRECTORY_TABLE: directory.tableName }),
  }) satisfies Partial<Record<CellVariable, string>>;

/** A function writes the directory if its settings say so; whoever answers calls about people reads where they are. */
export const directoryStatements = (settings: Settings, { tableArn }: Pick<ITable, 'tableArn'>): PolicyStatement[] => {
  if (settings.rights.directory) return [allow([...read, ...write], [tableArn])];
  const keys = [...places, ...(settings.rights.addresses ? ['ADDRESS#*'] : [])];
  return isReader(settings) ? [allow(read, [tableArn], keysAre(keys))] : [];
};
