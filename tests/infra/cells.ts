import type { Stage } from '#infra/settings.ts';
import { stageOf } from './templates.ts';

const ids = ['main', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/**
 * The production stage with that many cells, in `account` if one is given: the second one alone in the first wave, then
 * the others.
 */
export const withCells = (count: number, account?: string): Stage => ({
  ...stageOf('production'),
  cells: ids
    .slice(0, count)
    .map((id) => ({ id, account, wave: id === 'b' || count === 1 ? 1 : 2, kind: 'pooled' as const })),
});
