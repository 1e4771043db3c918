import type { ApiHandler } from '#scripts/platform/edge/origins.ts';
import type { Heap, LambdaService } from '#scripts/platform/lambda/service.ts';
import type { Stack } from '#scripts/platform/template/stack.ts';
import { mainCell } from '#shared/cells.ts';
import { type RunCell, type RunningCell, startCell } from './running-cell.ts';

/** Runs the cells of a stack side by side. */
export const startCells = async (stack: Stack, run: RunCell) => {
  const all: RunningCell[] = [];
  for (const cell of stack.cells) all.push(await startCell(cell, run));

  const find = (id: string): RunningCell => {
    const cell = all.find((one) => one.id === id);
    if (!cell) throw new Error(`There is no cell ${id}: start anew`);
    return cell;
  };
  const services = (): LambdaService[] => all.map(({ service }) => service());
  const answer: ApiHandler = (request, id) => find(id).handle(request);
  return {
    all,
    main: find(mainCell),
    answer,
    /** Runs a function in its cell. */
    service: {
      invoke: (...[lambda, ...rest]: Parameters<LambdaService['invoke']>) =>
        find(lambda.cell)
          .service()
          .invoke(lambda, ...rest),
    },
    crash: (label: string): void => {
      for (const { crash } of services()) crash(label);
    },
    heaps: async (): Promise<Heap[]> => (await Promise.all(services().map(({ heaps }) => heaps()))).flat(),
    bundles: (): string[] => [...new Set(services().flatMap(({ bundles }) => bundles()))],
    renew: (bundles: readonly string[]): void => {
      for (const { renew } of services()) renew(bundles);
    },
    reload: (next: Stack): void => {
      for (const cell of next.cells) find(cell.id).reload(cell);
    },
    stop: async (): Promise<void> => void (await Promise.all(all.map(({ close }) => close()))),
  };
};
