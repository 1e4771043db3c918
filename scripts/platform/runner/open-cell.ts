import { join } from 'node:path';
import { createGateway } from '#scripts/platform/gateway/gateway.ts';
import type { Clock } from '#scripts/platform/host/clock.ts';
import type { Keep, Log } from '#scripts/platform/host/logs.ts';
import type { Limit } from '#scripts/platform/lambda/limit.ts';
import { createLambdaService } from '#scripts/platform/lambda/service.ts';
import type { Cell } from '#scripts/platform/template/cells.ts';

export type CellOptions = {
  /** Added to the template's variables of every function. */
  injected: Record<string, string>;
  /** Of the account, which all cells share. */
  limit: Limit;
  clock: Clock;
  log: Log;
  keep: Keep;
  /** One folder per function, whose code replaces the assembly's. */
  bundles?: string | undefined;
};

/** The functions of a cell and the gateway before them. Starts no server. */
export const openCell = (cell: Cell, { injected, limit, clock, log, keep, bundles }: CellOptions) => {
  const functions = bundles
    ? cell.functions.map((lambda) => ({ ...lambda, codeDir: join(bundles, lambda.bundle) }))
    : cell.functions;
  const service = createLambdaService({ functions, injected, limit, log, keep });
  return { service, gateway: createGateway({ api: cell.api, service, clock, keep }) };
};
