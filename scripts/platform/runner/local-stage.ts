import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { mainCell } from '#shared/cells.ts';

const ids = [mainCell, 'b', 'c'];

export const mostCells = ids.length;

const settings = z.looseObject({ limits: z.record(z.string(), z.unknown()) });

/**
 * The settings of the local stage with that many cells, from its file, which has one. An account's gateway has one
 * limit, so the cells share it.
 */
export const settingsWith = (cells: number, file: string): string => {
  const { limits, ...others } = settings.parse(JSON.parse(readFileSync(file, 'utf8')));
  const shares = Object.entries(limits).map(([name, limit]) => [
    name,
    typeof limit === 'number' ? Math.floor(limit / cells) : limit,
  ]);
  return JSON.stringify({
    ...others,
    limits: Object.fromEntries(shares),
    cells: ids.slice(0, cells).map((id) => ({ id })),
  });
};
