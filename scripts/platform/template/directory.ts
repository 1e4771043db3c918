import * as z from 'zod/mini';
import type { StackTemplate } from './assembly.ts';
import type { Resolve } from './resolve.ts';

/** Finds the name of the table that tells the cells of each other, by the output that deployments read. Null with one cell. */
export const findDirectory = (stacks: readonly StackTemplate[], resolve: Resolve): string | null => {
  for (const stack of stacks) {
    const output = stack.Outputs.DirectoryTable;
    if (output) return z.string().parse(resolve(output.Value, stack));
  }
  return null;
};
