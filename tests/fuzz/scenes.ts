import { type Cell, cellOf } from '#tests/rights/cell.ts';
import { type Column, columns, type Row, rows } from '#tests/rights/table.ts';

/** How often a scene is played before people and things are new: limits count by person. */
const uses = 15;

/** The rows of a call that somebody may make, and who may. */
export const rowsOf = (call: string): Row[] => rows.filter((row) => row.call === call && row.state === 'today');
export const allowedIn = ({ verdicts }: Row): Column[] => columns.filter((column) => verdicts[column] === 'yes');
export const refusedIn = ({ verdicts }: Row): Column[] => columns.filter((column) => /^4\d\d$/.test(verdicts[column]));

/** People and things of a row, with that caller: made when first asked for, and again when they are used up. */
export const createScenes = () => {
  const open = new Map<string, { cell: Cell; left: number }>();
  return {
    /** A scene for one more request; `fresh` for one that nobody has played. */
    take: async (row: Row, column: Column, fresh = false): Promise<Cell> => {
      const key = `${row.sent} ${column}`;
      const known = open.get(key);
      if (known && known.left > 0 && !fresh) {
        known.left -= 1;
        return known.cell;
      }
      const cell = await cellOf(row, column);
      open.set(key, { cell, left: uses });
      return cell;
    },
    /** Says that what the scene is about is not there any more, or not as it was. */
    spend: (row: Row, column: Column): void => {
      open.delete(`${row.sent} ${column}`);
    },
  };
};
