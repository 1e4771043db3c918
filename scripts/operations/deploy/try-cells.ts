import type { Cell } from '#infra/cells.ts';
import type { Stage } from '#infra/settings.ts';
import { type Outputs, outputOfApi } from './outputs.ts';
import { cellTroubles } from './smoke.ts';

/** A single cell is tried as the whole stage is. */
export const tryCells = async (
  { name, cells }: Stage,
  tried: readonly Cell[],
  outputs: Outputs,
  fetching: typeof fetch,
): Promise<string[]> => {
  if (cells.length === 1) return [];
  const found = tried.map(async (cell) => {
    const outputOfCell = (output: string) => outputOfApi(outputs, name, cell, output);
    const address = outputOfCell('ApiOrigin') ?? '';
    const troubles = await cellTroubles({ address, version: outputOfCell('ServiceVersion') }, fetching);
    return troubles.map((one) => `Cell ${cell.id}. ${one}`);
  });
  return (await Promise.all(found)).flat();
};
