import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { basePath, type Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { rates } from '#shared/limits.ts';

const folder = resolve('.local/test-reports');
const kinds = ['success', 'refused', 'invalid'] as const;
const seenCalls = z.record(z.string(), z.array(z.enum(kinds)));
const costs = z.record(z.string(), z.object({ trips: z.number(), read: z.number(), write: z.number() }));

const readJson = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** Leaves out fuzzing, which sees every call and reply. */
const seenBy = (): Map<string, z.infer<typeof seenCalls>> => {
  const calls = resolve(folder, 'calls');
  const files = existsSync(calls) ? readdirSync(calls).sort() : [];
  const named = files.map((file) => [file.replace('.json', ''), resolve(calls, file)] as const);
  return new Map(
    named.filter(([name]) => name !== 'fuzz').map(([name, path]) => [name, z.parse(seenCalls, readJson(path))]),
  );
};

const limitsOf = ({ limits = [], uses, keeps }: Route): string =>
  [
    ...limits.map((name) => `${rates[name].most} in ${rates[name].minutes} min by ${rates[name].by}`),
    ...(uses ? [`a share of ${uses}`] : []),
    ...(keeps?.by === 1 ? [`${keeps.most} kept`] : []),
  ].join(', ');

const takesMore = ({ query, body }: Route): boolean => query !== undefined || body !== undefined;

const ruleOf = ({ allow, by }: Route): string =>
  [allow.join(', '), ...(by ? [`role ${by.join(', ')}`] : [])].join('; ');

/**
 * Rule, limits, tests that saw the call succeed, refused (401, 403, 404) and invalid (other 4xx), and its cost in round
 * trips, read and write units. Filled from the records of `npm test`.
 */
export const callsTable = (): string => {
  const seen = seenBy();
  const cost = z.parse(costs, readJson(resolve(folder, 'costs.json')));
  const rows = Object.values(contracts).flatMap((contract) =>
    Object.values<Route>(contract).map((route) => {
      const call = `${route.method} ${route.path}`;
      const by = kinds.map((kind) =>
        [...seen].flatMap(([name, calls]) =>
          calls[`${route.method} ${basePath}${route.path}`]?.includes(kind) ? [name] : [],
        ),
      );
      const { trips, read, write } = cost[call] ?? { trips: '', read: '', write: '' };
      const named = by.map((names) => names.join(', '));
      if (!takesMore(route)) named[2] ||= '–';
      const cells = [`\`${call}\``, ruleOf(route), limitsOf(route), ...named];
      return `| ${[...cells, trips, read, write].join(' | ')} |`;
    }),
  );
  const head = ['Call', 'Rule', 'Limits', 'Success', 'Refused', 'Invalid', 'Trips', 'Reads', 'Writes'];
  return [
    '# Every call',
    '',
    'Written by `npm test` from what its tests recorded: which of them saw the call succeed, refused (401, 403, 404) and called',
    'invalid (any other 4xx; – where nothing but an id can be sent), and what one call costs a warm function: round trips to the',
    'database, read and write units.',
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...rows,
    '',
  ].join('\n');
};
