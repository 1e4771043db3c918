import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionSettings } from '#infra/function-settings.ts';
import { functions } from '#infra/functions.ts';
import { servedCalls } from '#infra/served-calls.ts';
import { type Counted, callCosts } from './model.ts';

const settings = new Map<string, FunctionSettings>(Object.entries(functions));

const served = servedCalls(functions).flatMap(({ route, by }) => {
  const found = settings.get(by);
  return found ? [[`${route.method} ${route.path}`, found] as const] : [];
});

export const counted: Counted = {
  costs: callCosts(readFileSync(join(import.meta.dirname, '../../../tests/calls.md'), 'utf8')),
  servedBy: new Map(served),
};
