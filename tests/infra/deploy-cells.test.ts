import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import type { Stage } from '#infra/settings.ts';
import { deployCalls, originArguments } from '#scripts/operations/deploy/cdk-arguments.ts';
import { noteCells } from '#scripts/operations/deploy/note-cells.ts';
import type { Outputs } from '#scripts/operations/deploy/outputs.ts';
import { tryCells } from '#scripts/operations/deploy/try-cells.ts';
import { answeredBy } from '#tests/support/aws.ts';
import { withCells } from './cells.ts';
import { all, deploying, outputs } from './deploying.ts';
import { appOf, stageOf, templates } from './templates.ts';

const [dev, staging] = [stageOf('dev'), stageOf('staging')];

it('deploys what cells share, then the cells wave by wave, each stack by itself, and the site last', () => {
  const three = [
    { id: 'main', wave: 2, kind: 'pooled' },
    { id: 'c', wave: 2, kind: 'pooled' },
    { id: 'b', wave: 1, kind: 'pooled' },
  ] as const;
  const said = deployCalls({ ...staging, cells: [...three] }).map(({ args }) => args.join(' '));
  const rest = '--exclusively --context stage=staging --require-approval never';
  const origin = (api: string) => `--parameters ${api}:SiteOrigin=https://staging.thesee.test`;
  expect(said).toEqual([
    `deploy thesee-staging-shared ${rest}`,
    `deploy thesee-staging-b-storage thesee-staging-b-api ${rest} ${origin('thesee-staging-b-api')}`,
    `deploy thesee-staging-storage thesee-staging-api thesee-staging-c-storage thesee-staging-c-api ${rest} ${origin('thesee-staging-api')} ${origin('thesee-staging-c-api')}`,
    `deploy thesee-staging-edge thesee-staging-web ${rest}`,
    `deploy thesee-staging-b-watch thesee-staging-watch thesee-staging-c-watch ${rest}`,
  ]);
});

const cells: Stage['cells'] = [
  { id: 'main', wave: 2, kind: 'pooled' },
  { id: 'b', wave: 1, kind: 'pooled' },
];
const twoCells = { ...staging, cells };

it('begins a wave when the cells of the one before work, and when the directory says where they are', async () => {
  const { calls, end } = await deploying(twoCells, { made: all, works: Array(6).fill(true) });
  expect(calls).toEqual([
    'check',
    'diff --context',
    'deploy thesee-staging-shared',
    'deploy thesee-staging-b-storage',
    'note b',
    'try b',
    'deploy thesee-staging-storage',
    'note main',
    'try main',
    'deploy thesee-staging-edge',
    'deploy thesee-staging-b-watch',
  ]);
  expect(end).toBeNull();
});

it('stops at a wave that CDK does not deploy, and at one whose cell does not work', async () => {
  const works = [true, true, false, true];
  const failed = await deploying(twoCells, { works });
  expect(failed.calls.slice(2)).toEqual(['deploy thesee-staging-shared', 'deploy thesee-staging-b-storage']);
  expect(failed.end?.[0]).toContain('The deployment stopped');
  const broken = await deploying(twoCells, {
    made: all,
    works: Array(6).fill(true),
    troubles: { b: 'Cell b. The API is silent.' },
  });
  expect(broken.calls.slice(2)).toEqual([
    ...['deploy thesee-staging-shared', 'deploy thesee-staging-b-storage'],
    ...['note b', 'try b'],
  ]);
  expect(broken.said).toContain('What comes after these cells was not deployed.');
  expect(broken.end).toEqual([
    'What was deployed does not work as it should:',
    '- Cell b. The API is silent.',
    'To go back, in a checkout of the version before: npm run deploy -- --stage staging --at-once',
  ]);
});

it('neither tries nor notes the cell of a stage that has one', async () => {
  const { calls } = await deploying(staging, { made: all, works: [true, true] });
  expect(calls).toEqual(['check', 'diff --context', 'deploy --all']);
  expect(Object.keys(templates.api.toJSON().Outputs)).not.toContain('ApiOrigin');
});

it('writes the address of each cell’s API, which its stack says, into the directory', async () => {
  const stage = withCells(2);
  for (const { api } of appOf(stage).cells) {
    const { ApiOrigin } = Template.fromStack(api).toJSON().Outputs;
    expect(JSON.stringify(ApiOrigin.Value)).toMatch(/"https:\/\/".*\.execute-api\.eu-west-3\./);
  }
  const known: Outputs = {
    'thesee-production-shared': { DirectoryTable: 'the-directory' },
    'thesee-production-api': { ApiOrigin: 'https://a.test' },
    'thesee-production-b-api': { ApiOrigin: 'https://b.test' },
  };
  const asked: object[] = [];
  const client = answeredBy(new DynamoDBClient(), (command, input) => {
    asked.push([command, input]);
    return {};
  });
  await noteCells(stage, stage.cells, known, client);
  const update = (cell: string, origin: string) => [
    'UpdateItem',
    {
      TableName: 'the-directory',
      Key: { PK: { S: `CELL#${cell}` } },
      UpdateExpression: 'SET origin = :origin',
      ExpressionAttributeValues: { ':origin': { S: origin } },
    },
  ];
  expect(asked).toEqual([update('main', 'https://a.test'), update('b', 'https://b.test')]);
  const { 'thesee-production-b-api': _, ...without } = known;
  await expect(noteCells(stage, stage.cells, without, client)).rejects.toThrow(
    'The stacks do not say where the API of cell b is.',
  );
});

it('tries each cell at its own address', async () => {
  const stage = withCells(2);
  const known: Outputs = {
    'thesee-production-api': { ApiOrigin: 'https://a.test', ServiceVersion: '7' },
    'thesee-production-b-api': { ApiOrigin: 'https://b.test', ServiceVersion: '4' },
  };
  const json = (status: number, headers = {}) =>
    new Response('{}', { status, headers: { 'content-type': 'application/json', ...headers } });
  const fetching =
    (versions: Record<string, string>): typeof fetch =>
    async (input) => {
      const { host, pathname } = new URL(String(input));
      if (pathname.endsWith('/openapi.json')) return json(200, { 'x-function-version': versions[host] });
      return json(pathname.endsWith('/users/nobody') ? 403 : 404);
    };
  const good = fetching({ 'a.test': '7', 'b.test': '4' });
  expect(await tryCells(stage, stage.cells, known, good)).toEqual([]);
  const swapped = fetching({ 'a.test': '7', 'b.test': '3' });
  expect(await tryCells(stage, stage.cells, known, swapped)).toEqual([
    'Cell b. The API: version 3 of its function answers, not 4, which was just deployed.',
  ]);
  expect(await tryCells(staging, staging.cells, {}, () => expect.unreachable())).toEqual([]);
});

it('tells every cell’s API the address that CloudFront has made up', () => {
  expect(originArguments({ ...dev, cells }, outputs('dev', 'https://d1.cloudfront.net'))?.join(' ')).toBe(
    'deploy thesee-dev-b-api --exclusively --context stage=dev --require-approval never --parameters thesee-dev-b-api:SiteOrigin=https://d1.cloudfront.net',
  );
});
