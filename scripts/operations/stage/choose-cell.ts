import type { Cell } from '#infra/cells.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { mainCell } from '#shared/cells.ts';

/** The cell that `--cell` names, or the only one. Throws CommandError when the stage has several and none is named. */
export const chooseCell = <C extends Pick<Cell, 'id'>>(
  { name, cells }: { name: string; cells: readonly C[] },
  id: string | undefined,
): C => {
  const ids = cells.map((cell) => cell.id).join(', ');
  if (id === undefined && cells.length > 1) {
    throw new CommandError(`The stage ${name} has several cells: say which with --cell, one of ${ids}.`);
  }
  const found = cells.find((cell) => cell.id === (id ?? mainCell));
  if (!found) throw new CommandError(`The stage ${name} has no cell “${id}”: it has ${ids}.`);
  return found;
};
