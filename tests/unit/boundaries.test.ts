import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** Who may import whom: the first row whose place fits a file says what its imports may begin with; packages are named too. */
const rules: readonly { place: RegExp; may: readonly RegExp[]; instead: string }[] = [
  {
    place: /^shared\//,
    may: [/^shared\//, /^zod\/mini$/, /^i18next$/],
    instead: 'shared is pure: pass what it needs as an argument',
  },
  {
    place: /^functions\/(data|mails)\//,
    may: [/^shared\//, /^functions\/(data|mails)\//, /^@aws-sdk\//, /^dynamodb-toolbox/, /^nanoid$/],
    instead: 'data and mails know neither requests nor groups: let the caller hand it in',
  },
  {
    place: /^functions\/lib\//,
    may: [/^shared\//, /^functions\/(data|lib)\//, /^node:/, /^[@a-z]/],
    instead: 'lib serves every group and knows none of them',
  },
  {
    place: /^functions\/([^/]+)\//,
    may: [
      /^shared\//,
      /^functions\/(data|lib|mails)\//,
      /^functions\/$1\//,
      /^node:/,
      /^(react|react-dom|@fontsource)/,
      /^@aws-sdk\//,
    ],
    instead: 'another group is reached through data or shared',
  },
  { place: /^web\/ui\//, may: [/^web\/ui\//, /^react/], instead: 'ui gets texts and data by props' },
  {
    place: /^web\/lib\//,
    may: [/^web\/lib\//, /^shared\/(?!env)/, /^[@a-z](?!eb\/)/],
    instead: 'lib knows no feature and no screen',
  },
  {
    place: /^web\/features\/([^/]+)\//,
    may: [/^web\/(ui|lib)\//, /^web\/features\/$1\//, /^shared\/(?!env)/, /^[@a-z](?!eb\/)/],
    instead: 'another feature is composed by the screen',
  },
  {
    place: /^web\//,
    may: [/^web\//, /^shared\/(?!env)/, /^[@a-z](?!nfra|unctions|cripts)/],
    instead: 'the site knows the contracts only',
  },
  {
    place: /^infra\//,
    may: [/^infra\//, /^shared\//, /^node:/, /^[a-z@]/],
    instead: 'infra names functions by path only',
  },
];
const places = /^(shared|functions|web|infra|scripts|tests)\//;

const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+'([^']+)'|import\('([^']+)'\)|(?:^|\n)import\s+'([^']+)'/g,
    ),
  ]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .map((name) => name.replace(/^#/, ''))
    .map((name) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name));

const forbidden = (file: string): string[] => {
  const rule = rules.find(({ place }) => place.test(file));
  if (!rule) return [];
  const own = rule.place.exec(file)?.[1] ?? '';
  const may = rule.may.map((allowed) => new RegExp(allowed.source.replace('$1', own)));
  return importsOf(file)
    .filter((name) => {
      const isOurs = places.test(name);
      const fits = may.some(
        (allowed) => allowed.test(name) && (isOurs ? places.test(allowed.source.replace(/[\\^]/g, '')) : true),
      );
      return !fits;
    })
    .map((name) => `${file} imports ${name}: ${rule.instead}`);
};

test('imports cross no boundary', () => {
  const files = globSync('{shared,functions,web,infra}/**/*.{ts,tsx}', {
    exclude: (name) => /node_modules|dist/.test(name),
  });
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(forbidden)).toEqual([]);
});
