import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, inject, it } from 'vitest';
import { mapsIn, withSourceLines } from '#scripts/operations/source-lines/translate.ts';
import { createBundler } from '#scripts/platform/dev/bundler.ts';

const folder = dirname(inject('bundles'));

/** Logs of the real bundle where infra gave it no origin's secret: the error is thrown in functions/lib/lambda/env.ts. */
const logged = (): string => {
  const bundle = join(folder, 'bundles/universities/universities.js');
  const event = {
    routeKey: 'GET /api/v0/universities',
    rawPath: '/api/v0/universities',
    headers: { 'x-origin-secret': 'any' },
    requestContext: { requestId: 'r', timeEpoch: 0, http: { sourceIp: '192.0.2.7' } },
  };
  const call = `require(${JSON.stringify(bundle)}).handler(${JSON.stringify(event)}, {})`;
  const env = { PATH: process.env.PATH, AWS_REGION: 'eu-west-3', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  return spawnSync(process.execPath, ['--eval', call], { env, encoding: 'utf8' }).stderr;
};

const run = (input: string, maps = join(folder, 'source-maps')) =>
  spawnSync(process.execPath, ['scripts/operations/source-lines.ts', '--maps', maps], { input, encoding: 'utf8' });

const lineOf = (file: string, text: string): number =>
  readFileSync(file, 'utf8').slice(0, readFileSync(file, 'utf8').indexOf(text)).split('\n').length;

it('turns a logged stack of a bundle into source lines', () => {
  const log = logged();
  expect(log).toContain('universities.js:');
  expect(log).not.toContain('env.ts');
  const { stdout, status } = run(log);
  expect(status).toBe(0);
  const file = 'functions/lib/lambda/env.ts';
  expect(stdout).toContain(`(${file}:${lineOf(file, 'new Failure(`The variable')}:`);
  expect(stdout).toContain('functions/lib/http/serve.ts:');
  expect(stdout).not.toContain('universities.js:');
});

it('reads a stack of Lambda’s own folder as well, and leaves what it does not know', () => {
  const { stdout } = run('    at x (/var/task/universities.js:1:200000)\n    at y (/var/task/other.js:1:5)\nnothing\n');
  expect(stdout).toMatch(/^ {4}at x \([\w@./-]+\.[jt]s:\d+:\d+\)\n {4}at y \(\/var\/task\/other\.js:1:5\)\nnothing\n$/);
});

it('says what to do without maps', () => {
  const { stderr, status } = run('', join(folder, 'nowhere'));
  expect(status).toBe(1);
  expect(stderr).toContain('npx cdk synth');
});

it('keeps the maps beside the bundles, which tell nothing of them', () => {
  expect(readdirSync(join(folder, 'bundles/universities')).sort()).toEqual(['package.json', 'universities.js']);
  expect(readFileSync(join(folder, 'bundles/universities/universities.js'), 'utf8')).not.toContain('sourceMappingURL');
  const { sources } = JSON.parse(readFileSync(join(folder, 'source-maps/universities.js.map'), 'utf8'));
  expect(sources).toContain('functions/universities/index.ts');
  expect(sources.filter((source: string) => resolve(source) === source || source.startsWith('..'))).toEqual([]);
});

it('keeps the maps of a function that is bundled anew as it is saved in the same way', async () => {
  const bundler = createBundler(resolve('.'), join(folder, 'dev/bundles'));
  expect(await bundler.bundle('service', [])).toBe(true);
  await bundler.stop();
  expect(readdirSync(join(folder, 'dev/bundles/service')).sort()).toEqual(['package.json', 'service.js']);
  const lines: string[] = [];
  const log = withSourceLines(
    (source, line) => lines.push(`${source} ${line}`),
    mapsIn(join(folder, 'dev/source-maps')),
  );
  log('service', 'at x (/anywhere/service.js:1:60000)');
  expect(lines).toEqual([
    expect.stringMatching(/^service at x \((functions|shared|node_modules)\/[\w@./-]+:\d+:\d+\)$/),
  ]);
});
