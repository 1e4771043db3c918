import { useSyncExternalStore } from 'react';
import { followSilentCells, silentCellsOf } from './silent-cells.ts';

/** Cells whose part the latest replies lack, by paths of contracts. */
export const silentCellsIn = (paths: readonly string[]): string[] => [...new Set(paths.flatMap(silentCellsOf))].sort();

export const useSilentCells = (paths: readonly string[]): string[] => {
  // A snapshot has to be equal to the one before.
  const read = () => silentCellsIn(paths).join();
  return useSyncExternalStore(followSilentCells, read, read)
    .split(',')
    .filter((cell) => cell !== '');
};
