import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generated } from '#scripts/generate.ts';
import type { Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';

const routes = Object.entries(contracts).flatMap(([group, contract]) =>
  Object.entries<Route>(contract).map(([name, route]) => ({ call: `${group}.${name}`, route })),
);

test('no two calls share a method and a path', () => {
  const keys = routes.map(({ route }) => `${route.method} ${route.path.replace(/\{\w+\}/g, '{}')}`);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test('every rule about an owner or a university says whose it is', () => {
  const needsSubject = ['account', 'self', 'selfOrAdmin', 'campus', 'campusAdmin'];
  const without = routes.filter(({ route }) => !route.of && route.allow.some((rule) => needsSubject.includes(rule)));
  expect(without.map(({ call }) => call)).toEqual([]);
});

test('every place that names a subject is in the path, the query or the body', () => {
  for (const { call, route } of routes) {
    for (const source of Object.values(route.of ?? {})) {
      const [part, name] = source.split('.');
      if (part === 'actor') continue;
      if (part === 'params') expect(route.path, call).toContain(`{${name}}`);
      else expect(part === 'query' ? route.query : route.body, call).toBeDefined();
    }
  }
});

test.each(Object.entries(await generated()))('%s is up to date (else: npm run generate)', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});
