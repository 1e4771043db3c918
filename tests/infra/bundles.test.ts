import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, inject, it } from 'vitest';
import { type FunctionName, functions } from '#infra/functions.ts';
import { functionOf, names } from './templates.ts';

// Reads esbuild's metafile of the synthesized bundles.
const folder = dirname(inject('bundles'));
const metafile: Metafile = JSON.parse(readFileSync(join(folder, 'metafile.json'), 'utf8'));

const fileOf = (name: FunctionName): string => join(folder, 'bundles', name, `${name}.js`);
const outputOf = (name: FunctionName) => {
  const [, output] = Object.entries(metafile.outputs).find(([path]) => resolve(path) === fileOf(name)) ?? [];
  if (!output) throw new Error(`no bundle of ${name}`);
  return output;
};
/** Modules that contribute at least one line to a bundle. */
const modulesOf = (name: FunctionName): string[] =>
  Object.entries(outputOf(name).inputs)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
const holdersOf = (pattern: RegExp): FunctionName[] =>
  names.filter((name) => modulesOf(name).some((path) => pattern.test(path)));
const onNeed = '#functions/data/on-need/';
const isOnNeed = ({ path }: { path: string }): boolean => /^#functions\/\w+\/on-need\//.test(path);
const partsOf = (part: string): FunctionName[] =>
  names.filter((name) => outputOf(name).imports.some(({ path }) => path === `${onNeed}${part}.ts`));

it.each(names)('keeps %s within its budget, and the budget close to it', (name) => {
  const KB = outputOf(name).bytes / 1000;
  expect(KB).toBeLessThanOrEqual(functions[name].budgetKB);
  expect(KB).toBeGreaterThan(functions[name].budgetKB * 0.9);
});

/** The contracts that each function's bundle may contain. */
const contracts: Record<FunctionName, string[]> = {
  auth: ['auth', 'users'],
  account: ['auth', 'factors', 'users'],
  users: ['downloads', 'users'],
  resends: ['auth', 'usercv', 'users'],
  universities: ['universities'],
  catalogue: ['catalogue'],
  portfolios: ['portfolios'],
  profile: ['diplomas', 'doctorates', 'experiences', 'publications'],
  cv: ['usercv'],
  public: ['usercv'],
  formations: ['formations'],
  imports: ['formations', 'users'],
  audit: ['audit'],
  exports: ['exports'],
  files: ['auth', 'resources', 'universities', 'usercv', 'users'],
  decoder: [],
  mailer: [],
  bounces: [],
  tasks: [],
  service: [],
};

it.each(names)('has %s carry no contract of another group', (name) => {
  const carried = modulesOf(name).flatMap((path) => /^shared\/contracts\/(\w+)\.ts$/.exec(path)?.[1] ?? []);
  expect(carried.sort()).toEqual(contracts[name]);
});

it('leaves Chromium’s errors their names, by which the log tells how a print ended', () => {
  const { TimeoutError } = createRequire(fileOf('exports'))('puppeteer-core');
  expect(new TimeoutError('').name).toBe('TimeoutError');
});

it('gives each text to the functions that speak it', () => {
  expect(holdersOf(/^shared\/i18n\/(fr|en)\/errors\.ts$/)).toEqual(
    names.filter((name) => !['mailer', 'bounces', 'tasks', 'decoder'].includes(name)),
  );
  expect(holdersOf(/^shared\/i18n\/(fr|en)\/mails\.ts$/)).toEqual(['mailer']);
  expect(holdersOf(/^shared\/i18n\/(fr|en)\/pdf\.ts$/)).toEqual([]);
  expect(holdersOf(/^shared\/i18n\/(fr|en)\/catalogue\.ts$/)).toEqual(['catalogue']);
  expect(holdersOf(/^shared\/i18n\/(fr|en)\/imports\.ts$/)).toEqual(['imports']);
  expect(holdersOf(/^shared\/i18n\/(fr|en)\/(auth|jobs|landing|layout|users)\.ts$/)).toEqual([]);
});

it('gives each client of AWS to the functions that have a right to its service', () => {
  const others = names.filter((name) => !['service', 'decoder'].includes(name));
  expect(holdersOf(/@aws-sdk\/client-dynamodb\//)).toEqual(others);
  expect(holdersOf(/@aws-sdk\/client-kms\//)).toEqual(['auth', 'account']);
  expect(holdersOf(/@aws-sdk\/client-secrets-manager\//)).toEqual(others);
  expect(holdersOf(/@aws-sdk\/client-ses\//)).toEqual(['mailer']);
  expect(holdersOf(/@aws-sdk\/client-sesv2\//)).toEqual(['resends']);
  expect(holdersOf(/@aws-sdk\/client-(s3|lambda)\//)).toEqual([]);
  expect(partsOf('s3')).toEqual(['catalogue', 'files', 'decoder', 'tasks']);
  expect(partsOf('lambda')).toEqual(['files', 'tasks']);
  expect(partsOf('zip')).toEqual(['tasks']);
});

it('loads the clients of files and functions when they are needed, from beside the bundle', () => {
  for (const name of ['files', 'tasks'] as const) {
    const kinds = outputOf(name).imports.filter(({ path }) => path.startsWith(onNeed));
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['dynamic-import']));
    const parts = join(folder, 'bundles', name, 'on-need');
    expect(readdirSync(parts)).toEqual(expect.arrayContaining(['lambda.js', 's3.js']));
    expect(statSync(join(parts, 's3.js')).size / 1000).toBeLessThanOrEqual(290);
    expect(statSync(join(parts, 'lambda.js')).size / 1000).toBeLessThanOrEqual(222);
    const load = createRequire(fileOf(name));
    expect(load('#functions/data/on-need/s3.ts')).toHaveProperty('filesClient');
    expect(load('#functions/data/on-need/lambda.ts')).toHaveProperty('InvokeCommand');
  }
});

it('has the description of the API, and nothing of AWS, in the function that knows nobody', () => {
  const packages = modulesOf('service').filter((path) => path.includes('node_modules/'));
  expect(packages.filter((path) => !path.includes('/@middy/'))).toEqual([]);
  expect(modulesOf('service')).toContain('shared/openapi.json');
});

it('leaves out what the SDK brings for elsewhere: credentials of laptops and machines, streams of events', () => {
  expect(holdersOf(/(credential-provider|nested-clients|token-providers)/)).toEqual([]);
  expect(holdersOf(/@smithy\/core\/.*\/event-streams\//)).toEqual([]);
  expect(holdersOf(/\/(react-dom|@fontsource\/\w+)\//)).toEqual([]);
  expect(holdersOf(/\/csv-(parse|stringify)\//)).toEqual(['catalogue', 'imports']);
});

it('lets only the SDK look for files by the module that finds none', () => {
  const importers = Object.entries(metafile.inputs)
    .filter(([, { imports }]) => imports.some(({ path }) => /functions\/data\/kernel\/sdk\//.test(path)))
    .map(([path]) => path);
  expect(importers.length).toBeGreaterThan(3);
  expect(importers.filter((path) => !/node_modules\/@(smithy|aws-sdk)\//.test(path))).toEqual([]);
});

it('loads the browser’s library when it is needed, from beside the bundle', () => {
  expect(holdersOf(/puppeteer|chromium-bidi/)).toEqual([]);
  expect(outputOf('exports').imports).toContainEqual({
    path: 'puppeteer-core',
    kind: 'dynamic-import',
    external: true,
  });
  const beside = readdirSync(join(folder, 'bundles/exports/node_modules'));
  expect(beside).toEqual(expect.arrayContaining(['@sparticuz', 'puppeteer-core']));
});

it('loads what renders a document when it is needed, from beside the bundle', () => {
  expect(outputOf('exports').imports.filter(isOnNeed)).toEqual([
    { path: '#functions/exports/on-need/render.ts', kind: 'dynamic-import', external: true },
    { path: '#functions/exports/on-need/render.ts', kind: 'dynamic-import', external: true },
    { path: '#functions/exports/on-need/render.ts', kind: 'dynamic-import', external: true },
  ]);
  const rendering = createRequire(fileOf('exports'))('#functions/exports/on-need/render.ts');
  expect(Object.keys(rendering).sort()).toEqual(['renderCv', 'renderReport', 'sharedPages']);
  expect(statSync(join(folder, 'bundles/exports/on-need/render.js')).size / 1000).toBeLessThanOrEqual(625);
  expect(readdirSync(join(folder, 'source-maps'))).toContain('render.js.map');
});

// sharp's platform-specific addon and the library that it loads: https://sharp.pixelplumbing.com/install#cross-platform
it('has beside the bundle of the decoder all that its pictures’ machine code loads', () => {
  const beside = readdirSync(join(folder, 'bundles/decoder/node_modules/@img'));
  expect(beside).toEqual(expect.arrayContaining(['sharp-linux-x64', 'sharp-libvips-linux-x64']));
});

it.each(names)('deploys %s without source maps', (name) => {
  const { properties } = functionOf(name);
  expect(properties.Environment?.Variables ?? {}).not.toHaveProperty('NODE_OPTIONS');
  expect(
    readdirSync(join(folder, 'bundles', name))
      .filter((file) => !['node_modules', 'on-need'].includes(file))
      .sort(),
  ).toEqual([`${name}.js`, 'package.json'].sort());
});

it.each(names)('names in the code of %s every variable that it is given', (name) => {
  const code = readFileSync(fileOf(name), 'utf8');
  const given = Object.keys(functionOf(name).properties.Environment?.Variables ?? {});
  expect(given.filter((variable) => !code.includes(variable))).toEqual([]);
});
