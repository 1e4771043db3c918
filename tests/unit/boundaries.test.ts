import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Allowed imports by folder and package. The first row whose place is a prefix of the file's path applies. `<x>` stands
 * for any folder's name, the same one in `rooms`.
 */
type Row = { place: string; rooms: string[]; packages: RegExp; instead: string };

const any = /./;
const dataPackages = /^(@aws-sdk\/|dynamodb-toolbox|nanoid$|zod\/mini$)/;
/** A write's fence lies in the asynchronous context (134). */
const kernelPackages = new RegExp(`${dataPackages.source}|^node:async_hooks$`);
const browserPackages =
  /^(virtual:rgaa|react|@tanstack\/|@citation-js\/|downshift$|fflate$|qr$|zod\/mini$|@fontsource|lucide)/;
const product = ['shared/', 'functions/', 'web/', 'infra/'];
const scripts = [
  ...['scripts/operations/', 'scripts/tools/', 'scripts/demo/', 'scripts/setup.mjs', 'tests/support/'],
  ...['scripts/platform/index.ts', 'scripts/platform/services.ts', 'scripts/platform/dev/bundler.ts'],
];
const onlyFaces =
  'the platform is reached by its faces, index.ts (light) and services.ts; only its own tests look inside';
const rows: Row[] = [
  {
    place: 'shared/',
    rooms: ['shared/'],
    packages: /^(zod\/mini|@orama\/stemmers\/(english|french))$/,
    instead: 'shared is pure: pass what it needs as an argument',
  },
  {
    place: 'functions/data/kernel/',
    rooms: ['shared/', 'functions/data/kernel/'],
    packages: kernelPackages,
    instead: 'the kernel knows no subject: write it beside the kernel, as functions/data/records.ts is',
  },
  {
    place: 'functions/data/on-need/',
    rooms: ['functions/data/kernel/client-limits.ts'],
    packages: /^(@aws-sdk\/|fflate$)/,
    instead: 'bundled apart from the function: a class or a state of the house would exist twice',
  },
  {
    place: 'functions/data/entities/',
    rooms: ['shared/', 'functions/data/kernel/', 'functions/data/entities/'],
    packages: dataPackages,
    instead: 'an entity says where an item lies: what is done with it belongs to its subject',
  },
  {
    place: 'functions/data/universities/',
    rooms: [
      'shared/',
      'functions/data/kernel/',
      'functions/data/entities/',
      'functions/data/directory/',
      'functions/data/tasks/',
      'functions/data/universities/',
    ],
    packages: dataPackages,
    instead: 'people know universities, not the other way round',
  },
  {
    place: 'functions/data/directory/',
    rooms: [
      'shared/',
      'functions/data/kernel/',
      'functions/data/entities/',
      'functions/data/directory/',
      // Hashes of addresses are keyed.
      'functions/lib/keys/keys.ts',
    ],
    packages: /^(dynamodb-toolbox|node:crypto$)/,
    instead: 'the directory says where people and universities are, and knows nothing else of them',
  },
  {
    place: 'functions/data/',
    rooms: ['shared/', 'functions/data/'],
    packages: dataPackages,
    instead: 'data knows neither requests nor groups: let the caller hand it in',
  },
  {
    place: 'functions/mails/',
    rooms: ['shared/', 'functions/mails/'],
    packages: /^$/,
    instead: 'a mail is made of what it is handed',
  },
  {
    place: 'functions/lib/',
    rooms: ['shared/', 'functions/data/', 'functions/lib/'],
    packages: any,
    instead: 'lib serves every group and knows none of them',
  },
  {
    place: 'functions/exports/on-need/',
    rooms: ['functions/exports/cv/', 'functions/exports/report/', 'functions/exports/share/'],
    packages: /^$/,
    instead: 'bundled apart from the function: it turns data into HTML, and holds no class or state of the house',
  },
  ...['cv', 'report', 'share'].map((room) => ({
    place: `functions/exports/${room}/`,
    rooms: ['shared/', 'functions/exports/cv/', 'functions/exports/report/', 'functions/exports/share/'],
    packages: any,
    instead: 'bundled apart from the function: pass what it needs as an argument',
  })),
  {
    place: 'functions/<x>/',
    rooms: ['shared/', 'functions/lib/', 'functions/data/', 'functions/mails/', 'functions/<x>/'],
    packages: any,
    instead: 'another group is reached through data or shared',
  },
  {
    place: 'web/ui/',
    rooms: ['web/ui/'],
    packages: /^(react|@tanstack\/react-virtual$|downshift$)/,
    instead: 'ui gets texts and data by props',
  },
  {
    place: 'web/lib/',
    rooms: ['web/lib/', 'shared/', 'web/ui/icon-names.ts'],
    packages: browserPackages,
    instead: 'lib knows no feature and no screen',
  },
  {
    place: 'web/blocks/',
    rooms: ['web/blocks/', 'web/ui/', 'web/lib/', 'shared/'],
    packages: browserPackages,
    instead: 'a block serves every screen and knows none of them',
  },
  {
    place: 'web/features/<x>/',
    rooms: ['web/blocks/', 'web/ui/', 'web/lib/', 'shared/', 'web/features/<x>/'],
    packages: browserPackages,
    instead: 'another feature is composed by the screen',
  },
  {
    place: 'web/screens/',
    rooms: ['web/screens/', 'web/features/', 'web/blocks/', 'web/ui/', 'web/lib/', 'shared/'],
    packages: browserPackages,
    instead: 'the frame around a screen knows it, not the other way round',
  },
  {
    place: 'web/vite',
    rooms: ['web/vite', 'web/worker/', 'web/ui/icon-names.ts', 'web/lib/screens', 'web/render.tsx', 'shared/lists.ts'],
    packages: any,
    instead: 'the build knows the table of screens, and no code',
  },
  {
    place: 'web/',
    rooms: ['web/', 'shared/'],
    packages: browserPackages,
    instead: 'the site knows the contracts only',
  },
  { place: 'infra/', rooms: ['infra/', 'shared/'], packages: any, instead: 'infra names functions by path only' },
  {
    place: 'scripts/platform/',
    rooms: [
      'scripts/platform/',
      'scripts/demo/',
      'scripts/operations/source-lines/',
      'infra/',
      'shared/',
      'tests/support/',
    ],
    packages: any,
    instead: 'the platform runs the template and the bundles, and imports no product code',
  },
  { place: 'scripts/', rooms: [...product, ...scripts], packages: any, instead: onlyFaces },
  { place: 'tests/', rooms: [...product, ...scripts, 'tests/'], packages: any, instead: onlyFaces },
];
const house = /^(shared|functions|web|infra|scripts|tests)\//;

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)'|(?:^import |\bimport\()'([^']+)'/gm)]
    .map(([, from, bare]) => from ?? bare ?? '')
    .map((name) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name.replace(/^#/, '')));

const faults = (file: string): string[] => {
  const row = rows.find(({ place }) => new RegExp(`^${place.replace('<x>', '[^/]+')}`).test(file));
  if (!row) return [`${file} stands in no room`];
  const own = new RegExp(row.place.replace('<x>', '([^/]+)')).exec(file)?.[1] ?? '';
  const rooms = row.rooms.map((room) => room.replace('<x>', own));
  const isAllowed = (name: string): boolean => {
    if (file.startsWith('web/') && name === 'shared/env.ts') return false;
    return house.test(name) ? rooms.some((room) => name.startsWith(room)) : row.packages.test(name);
  };
  return importsOf(file)
    .filter((name) => !isAllowed(name))
    .map((name) => `${file} imports ${name}: ${row.instead}`);
};

const files = globSync('{shared,functions,web,infra,scripts,tests}/**/*.{ts,tsx}', {
  exclude: (name) => /node_modules|dist/.test(name),
});

test('imports cross no boundary', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(faults)).toEqual([]);
});

/** `@scope/name/file` is of the package `@scope/name`; null for files and for template text that looks like an import. */
const packageOf = (name: string): string | null => /^((?:@[\w-]+\/)?[\w-]+)(?:\/|$)/.exec(name)?.[1] ?? null;

test('every package that is imported is depended on by its name, the card’s packages by theirs (D76)', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  const foreign = files.flatMap(importsOf).filter((name) => !house.test(name));
  const imported = new Set(foreign.flatMap((name) => packageOf(name) ?? []));
  expect(imported.size).toBeGreaterThan(40);
  expect([...imported].filter((name) => !named.includes(name) && !named.includes(`@types/${name}`))).toEqual([]);
  expect(named).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      'react-router-dom',
      'aws-cdk-lib',
      '@aws-sdk/client-dynamodb',
      '@aws-sdk/lib-dynamodb',
      '@aws-sdk/client-s3',
      '@aws-sdk/client-ses',
      '@middy/core',
      'aws-jwt-verify',
      '@sparticuz/chromium',
      'puppeteer-core',
      'vitest',
      '@playwright/test',
    ]),
  );
});

/** Lists each import cycle once; type imports count, since readers follow them too. */
const circles = (graph: ReadonlyMap<string, readonly string[]>): string[] => {
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) found.push([...way.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) follow(file, []);
  return found;
};

test('no file imports, by whatever way, itself', () => {
  expect(
    circles(
      new Map([
        ['a', ['b']],
        ['b', ['c', 'd']],
        ['c', ['a']],
        ['d', []],
      ]),
    ),
  ).toEqual(['a → b → c → a']);
  expect(circles(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([]);
});
