import { type Cell, cellOf } from '#tests/rights/cell.ts';
import { type Column, columns, type Row, rows } from '#tests/rights/table.ts';

/** Requests per scene before its people and records are replaced; rate limits count per user. */
const uses = 15;

export const rowsOf = (call: string): Row[] => rows.filter((row) => row.call === call && row.state === 'today');
export const allowedIn = ({ verdicts }: Row): Column[] => columns.filter((column) => verdicts[column] === 'yes');
export const refusedIn = ({ verdicts }: Row): Column[] => columns.filter((column) => /^4\d\d$/.test(verdicts[column]));

/** Caches a cell per row and column, created on first use and again after `uses` requests. */
export const createScenes = () => {
  const open = new Map<string, { cell: Cell; left: number }>();
  return {
    /** Returns a cell for one more request; `fresh` for an unused one. */
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
    /** Drops the cell after its records were deleted or changed. */
    spend: (row: Row, column: Column): void => {
      open.delete(`${row.sent} ${column}`);
    },
  };
};
