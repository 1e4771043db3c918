import type { FunctionSettings } from './function-settings.ts';

/** Settings of a function where its stage has several cells. */
export const inSeveralCells = ({ inCells, ...settings }: FunctionSettings): FunctionSettings =>
  inCells
    ? {
        ...settings,
        everyMinutes: inCells.everyMinutes,
        rights: { ...settings.rights, files: inCells.files },
        variables: [...settings.variables, ...inCells.variables],
      }
    : settings;
