import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateApi } from 'swagger-typescript-api';
import { beforeAll, expect, test } from 'vitest';
import { buildAccount, password } from '#tests/support/accounts.ts';
import { invoke } from '#tests/support/invoke.ts';
import { seedCatalogue } from '#tests/support/seed-catalogue.ts';

/** Code written from the OpenAPI document and a generator alone. */
const story = `
import { Api } from './api.ts';

type Said = { email: string; password: string };

/** Signs in, begins an assessment, rates all its skills and activities, and reads the matching jobs. */
export const run = async (customFetch: typeof fetch, said: Said) => {
  const bearer = (token: string | null) => (token ? { headers: { authorization: 'Bearer ' + token } } : {});
  const { api, setSecurityData } = new Api<string>({ baseUrl: 'http://test', customFetch, securityWorker: bearer });
  const reply = await api.authLogin(said);
  if (!('token' in reply)) throw new Error('a second step is due');
  setSecurityData(reply.token);
  const { id } = await api.portfoliosCreate({ title: 'Portfolio' });
  const rows = [...(await api.portfoliosListSkills(id)), ...(await api.portfoliosListActivities(id))];
  const ratings = rows.map((row, i) => ({ id: row.id, value: i % 6 }));
  for (let i = 0; i < ratings.length; i += 100) {
    await api.portfoliosRateMany(id, { ratings: ratings.slice(i, i + 100) });
  }
  const one = await api.portfoliosRateSkill(rows[0].id, { value: 4, importantFlag: true });
  const { calculatedJobs } = await api.portfoliosGenerateJobs(id);
  const missing = await api.portfoliosGet(id + 'x').catch((error) => error.error.code);
  return { value: one.value, jobs: calculatedJobs.map(({ rank, Job }) => ({ rank, name: Job.nameFR })), missing };
};
`;

const folder = resolve('.local/openapi-client');

beforeAll(async () => {
  await seedCatalogue();
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'story.ts'), story);
  const input = resolve('shared/openapi.json');
  await generateApi({ input, output: folder, fileName: 'api.ts', unwrapResponseData: true, silent: true });
});

test('a client that is generated from the document compiles, signs in, rates and reads jobs', async () => {
  const options = '--ignoreConfig --noEmit --strict --target es2024 --lib es2024,dom --types node --module esnext';
  const imports = ['--moduleResolution', 'bundler', '--allowImportingTsExtensions'];
  execFileSync(resolve('node_modules/.bin/tsc'), [...options.split(' '), ...imports, resolve(folder, 'story.ts')]);

  const { run } = await import(resolve(folder, 'story.ts'));
  const { email } = await buildAccount();
  const outcome = await run((url: string, sent: RequestInit) => invoke(new Request(url, sent)), { email, password });
  expect(outcome).toMatchObject({ value: 4, missing: 'not_found' });
  expect(outcome.jobs).toHaveLength(50);
  expect(outcome.jobs[0]).toEqual({ rank: 1, name: expect.any(String) });
});
