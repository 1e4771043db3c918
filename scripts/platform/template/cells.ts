import { mainCell } from '#shared/cells.ts';
import type { EventSource } from './event-sources.ts';
import type { LambdaFunction } from './functions.ts';
import type { HttpApi } from './http-api.ts';
import type { EventRule, Rule } from './rules.ts';

type Parts = {
  functions: readonly LambdaFunction[];
  apis: readonly HttpApi[];
  sources: readonly EventSource[];
  rules: readonly Rule[];
  eventRules: readonly EventRule[];
};

const toCell = (id: string, { functions, apis, sources, rules, eventRules }: Parts) => {
  const [api, ...others] = apis.filter(({ cell }) => cell === id);
  if (!api || others.length > 0) throw new Error(`The cell ${id} must have exactly one HTTP API`);
  return {
    id,
    api,
    functions: functions.filter(({ cell }) => cell === id),
    sources: sources.filter(({ lambda }) => lambda.cell === id),
    rules: rules.filter(({ target }) => target.lambda.cell === id),
    eventRules: eventRules.filter(({ target }) => target.lambda.cell === id),
  };
};

export type Cell = ReturnType<typeof toCell>;

/** Each cell’s functions, API and events, the main cell first. Throws unless each has one API. */
export const groupByCell = (parts: Parts): { main: Cell; cells: readonly Cell[] } => {
  const main = toCell(mainCell, parts);
  const ids = new Set(parts.apis.map(({ cell }) => cell));
  ids.delete(mainCell);
  return { main, cells: [main, ...[...ids].map((id) => toCell(id, parts))] };
};
