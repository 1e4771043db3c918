import type { Contract, Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import type { FunctionSettings } from './function-settings.ts';

type Table = Readonly<Record<string, { serves?: FunctionSettings['serves'] } & object>>;
type ServedCall = { call: string; route: Route; by: string };

const only = (call: string, functions: readonly string[]): string | undefined => {
  const [first, ...others] = functions;
  if (others.length === 0) return first;
  throw new Error(`${call} is served by ${functions.join(' and ')}: exactly one function may`);
};

/**
 * A function that names the call wins over one that names its group. Throws, naming the call, when none or several
 * serve it.
 */
export const servedCalls = (functions: Table): ServedCall[] => {
  const namedBy = (served: string): string[] =>
    Object.entries(functions).flatMap(([name, { serves = [] }]) => (serves.some((one) => one === served) ? name : []));
  return Object.entries<Contract>(contracts).flatMap(([group, contract]) =>
    Object.entries(contract).map(([name, route]) => {
      const call = `${group}.${name}`;
      const by = only(call, namedBy(call)) ?? only(group, namedBy(group));
      if (by === undefined) throw new Error(`${call} is served by no function`);
      return { call, route, by };
    }),
  );
};
