import { mainCell } from '#shared/cells.ts';
import type { Cell } from './cells.ts';
import type { FunctionSettings } from './function-settings.ts';

/** Settings of a function in a cell of a stage that has several. */
export const inSeveralCells = (
  { inCells, ...settings }: FunctionSettings,
  { id }: Pick<Cell, 'id'>,
): FunctionSettings =>
  inCells
    ? {
        ...settings,
        everyMinutes: inCells.everyMinutes,
        rights: { ...settings.rights, files: id === mainCell ? inCells.filesInMain : inCells.files },
        variables: [...settings.variables, ...inCells.variables],
      }
    : settings;
