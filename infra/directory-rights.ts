import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Cell } from './cells.ts';
import { allow, tableActions } from './constructs/allow.ts';
import type { CellVariable, FunctionSettings } from './function-settings.ts';
import { keysAre } from './table-rights.ts';

type Settings = Pick<FunctionSettings, 'rights' | 'serves'>;

const read = tableActions('GetItem', 'BatchGetItem');
const write = tableActions('PutItem', 'UpdateItem', 'DeleteItem');

const people = ['PERSON#*', 'UNIVERSITY#*'];
const addresses = ['ADDRESS#*'];
/** Only deployments and operators write where a cell is, whether all of it is listed, and moves. */
const origins = ['CELL#*'];
const filled = ['FILLED#*'];

const isReader = ({ rights, serves }: Settings): boolean => !!rights.directory || !!(serves && rights.table);

/** Variables of a function where its stage has several cells. */
export const cellVariables = (settings: Settings, { id }: Cell, cells: readonly Cell[], directory: ITable) =>
  ({
    CELL: id,
    ALL_CELLS: cells.map((cell) => cell.id).join(),
    ...(isReader(settings) && { DIRECTORY_TABLE: directory.tableName }),
  }) satisfies Partial<Record<CellVariable, string>>;

/**
 * A function lists people if its settings say so; whoever answers calls about people reads where they are, and which addresses are
 * taken only if it looks up those of the cell, too.
 */
export const directoryStatements = (settings: Settings, { tableArn }: Pick<ITable, 'tableArn'>): PolicyStatement[] => {
  const on = (actions: string[], keys: readonly string[]) => allow(actions, [tableArn], keysAre(keys));
  const listed = [...people, ...addresses];
  if (settings.rights.directory) return [on(read, [...listed, ...origins, ...filled]), on(write, listed)];
  const keys = [...people, ...origins, ...(settings.rights.addresses ? addresses : [])];
  return isReader(settings) ? [on(read, keys)] : [];
};
