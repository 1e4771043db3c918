import type { Stack } from '#scripts/platform/template/stack.ts';

/**
 * Serves product code that runs outside a Lambda, on the data of a cell: the demo data, an operator's command.
 * `MOVED_STORE` is the ARN of the store that tells the edge where a university has moved to, where there are several
 * cells.
 */
export const environmentOf = (
  id: string,
  { functions, stores: [moved] }: Stack,
  reachable: Record<string, string>,
): Record<string, string> => {
  const own = functions.filter(({ cell }) => cell === id).map(({ environment }) => environment);
  return Object.assign({}, ...own, reachable, moved && { MOVED_STORE: moved });
};
