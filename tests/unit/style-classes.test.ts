import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Classes that a library sets, or that a component composes from a prefix and a value. */
const composed = [/^Toastify/, /^col-[a-z]+$/, /^c[1-7]$/, /^on-(light|dark)$/];

const texts = (pattern: string): string[] =>
  globSync(pattern, { exclude: ['web/dist/**'] }).map((file) => readFileSync(file, 'utf8'));

test('each class that a style sheet names is set by a component: a misspelt rule would style nothing', () => {
  const literals = texts('web/**/*.{ts,tsx,html,js}').flatMap(
    (source) => source.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [],
  );
  const set = new Set(literals.flatMap((literal) => literal.match(/[A-Za-z][\w-]*/g) ?? []));
  const named = texts('web/**/*.css').flatMap((sheet) => {
    const rules = sheet.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, '');
    return [...rules.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);
  });
  const unset = new Set(named.filter((name) => !set.has(name) && !composed.some((pattern) => pattern.test(name))));
  expect([...unset]).toEqual([]);
  expect(named.length).toBeGreaterThan(500);
});
