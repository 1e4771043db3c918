import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { knownOrigin, readStage, type Stage } from '#infra/settings.ts';
import { namesOf } from './names.ts';
import { appOf, shippedStage, stageOf } from './templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (content: unknown, name = 'staging') => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return () => readStage(name, file);
};
const filled = JSON.parse(readFileSync(join(import.meta.dirname, 'stages/staging.json'), 'utf8'));
const table = { table: 'restored', tableStreamArn: 'arn:aws:dynamodb:x/stream/y' };

it('fills in what a stage does not say', () => {
  const mail = { domain: 'mail.thesee.test' };
  expect(read({ mail, watch: filled.watch })()).toEqual({
    name: 'staging',
    region: 'eu-west-3',
    mail: { domain: 'mail.thesee.test', identity: 'new', testRecipients: [] },
    signsWith: 'SigningKey',
    offlineShell: true,
    scanUploads: true,
    logRetentionDays: 180,
    secondFactor: 'offered',
    cells: [{ id: 'main', wave: 1, kind: 'pooled' }],
    limits: { requestsPerSecond: 200, burst: 400, ofUniversity: { requestsPerSecond: 50, burst: 500 } },
    quotas: { functionsAtOnce: 1000 },
    watch: filled.watch,
  });
});

it.each([
  ['{', 'is no JSON'],
  [{}, '- mail: is missing'],
  [{ ...filled, region: 'us-east-1' }, '- region: must be a region of the European Union'],
  [{ ...filled, region: 'eu-west-2' }, '- region: must be a region of the European Union'],
  [{ ...filled, mail: { domain: 'https://thesee.test' } }, '- mail.domain: must be a domain in small letters'],
  [
    { ...filled, mail: { domain: 'staging.thesee.test' } },
    '- mail.domain: must not be the site’s own domain, whose mail may have rules already; write a subdomain for it alone, as in “mail.staging.thesee.test”',
  ],
  [{ ...filled, mail: { domain: 'thesee.test', identity: 'old' } }, '- mail.identity: must be “new” or “existing”'],
  [
    { ...filled, domain: { ...filled.domain, certificateArn: 'arn:aws:acm:eu-west-3:444455556666:certificate/x' } },
    '- domain.certificateArn: must be the ARN of a certificate in us-east-1',
  ],
  [{ ...filled, offlineShell: 'no' }, '- offlineShell: must be true or false'],
  [{ ...filled, scanUploads: 'yes' }, '- scanUploads: must be true or false'],
  [{ ...filled, logRetentionDays: 7 }, '- logRetentionDays: must be 30, 90, 180 or 365'],
  [{ ...filled, watch: { address: 'nobody', monthlyBudgetUSD: 10 } }, '- watch.address: must be an e-mail address'],
  [{ ...filled, firewall: { requestsPerFiveMinutes: 10 } }, '- firewall.requestsPerFiveMinutes: must be 1000 at least'],
  [{ ...filled, deployment: { shift: { percent: 90 } } }, '- deployment.shift.percent: must be 50 at most'],
  [
    { ...filled, copies: { weeks: 53 } },
    '- copies.weeks: must be 52 at most: who was erased since is known for 365 days',
  ],
  [
    { ...filled, copies: { copyTo: 'arn:aws:backup:us-east-1:444455556666:backup-vault:far' } },
    '- copies.copyTo: must be the ARN of a backup vault in a region of the European Union',
  ],
  [
    { ...filled, quotas: { functionsAtOnce: 119 }, limits: { printsAtOnce: 20 } },
    '- limits.printsAtOnce: AWS leaves 100 of the 119 functions at once to everything else; 19 at most',
  ],
  [
    { ...filled, quotas: { functionsAtOnce: 10 }, limits: { printsAtOnce: 1 } },
    '- limits.printsAtOnce: AWS leaves 100 of the 10 functions at once to everything else; leave it out',
  ],
  [{ ...filled, limits: { ofUniversity: { burst: 0 } } }, '- limits.ofUniversity.burst: must be more than nothing'],
  [
    { ...filled, cells: [{ id: 'main', limits: { ofUniversity: { requestsPerSecond: 0.5 } } }] },
    '- cells.0.limits.ofUniversity.requestsPerSecond: must be a whole number',
  ],
  [
    { ...filled, cells: [{ id: 'main', limits: { ofUniversity: { perSecond: 5 } } }] },
    '- cells.0.limits.ofUniversity: no such setting as “perSecond”',
  ],
  [
    { ...filled, cells: [{ id: 'main' }, { id: 'b' }, { id: 'b' }] },
    '- cells: several have the id “b”; each needs its own',
  ],
  [{ ...filled, cells: [{ id: 'b' }] }, '- cells: one must be “main”, which the stage had on its first day'],
  [
    { ...filled, cells: [{ id: 'main' }, { id: 'b', wave: 3 }] },
    '- cells: none is in wave 2; waves count from 1 without a gap',
  ],
  [{ ...filled, cells: [{ id: 'main', wave: 2 }] }, '- cells: none is in wave 1;'],
  [
    { ...filled, cells: [{ id: 'main' }, { id: 'b', kind: 'dedicated' }] },
    '- cells.1.university: must be named where, and only where, the cell is dedicated',
  ],
  [{ ...filled, cells: [{ id: 'main', account: '4444-5555-6666' }] }, '- cells.0.account: must be 12 digits'],
  [{ ...filled, cells: [{ id: 'main', account: '123456789012' }] }, '- cells.0.account: “123456789012” is an example'],
  ...[
    ['444455556666', '777788889999'],
    [undefined, '777788889999'],
    ['444455556666', undefined],
  ].map(([account, other]): [unknown, string] => [
    {
      ...filled,
      cells: [
        { id: 'main', account },
        { id: 'b', account: other },
      ],
    },
    '- cells: all must name the same account, or none: people are listed in the directory, and universities moved, by transactions of DynamoDB, which never span accounts',
  ]),
  [
    { ...filled, cells: [{ id: 'main', restored: { ...table, bucket: 'b' } }] },
    '- cells.0.restored: no such setting as “bucket”',
  ],
  [
    { ...filled, cells: [{ id: 'main', restored: { ...table, tableStreamArn: 'stream' } }] },
    '- cells.0.restored.tableStreamArn: must be the ARN of the table’s stream',
  ],
  [{ ...filled, restored: { ...table, vault: 'v' } }, '- restored: no such setting as “vault”'],
  [{ ...filled, cells: [{ id: 'Main-1' }] }, '- cells.0.id: must be 1 to 8 small letters and figures, a letter first'],
  [{ ...filled, cells: [{ id: 'main', kind: 'silo' }] }, '- cells.0.kind: must be “pooled” or “dedicated”'],
  [{ ...filled, cells: [] }, '- cells: one must be “main”'],
  [
    { ...filled, cells: [{ id: 'main' }, { id: 'b', limits: { requestsPerSecond: 9900 } }] },
    '- limits.requestsPerSecond: all cells together would take 10100 requests a second, and AWS’s gateway takes 10000',
  ],
  [
    { ...filled, cells: [{ id: 'main' }, { id: 'b' }], quotas: { functionsAtOnce: 130 }, limits: { printsAtOnce: 20 } },
    '- limits.printsAtOnce: AWS leaves 100 of the 130 functions at once to everything else; 30 at most for all cells together',
  ],
  [{ ...filled, colour: 'red' }, '- The file: no such setting as “colour”'],
  [{ mail: filled.mail }, '- watch: is missing; somebody has to be told'],
  [{ mail: filled.mail, canary: { secret: 'x' } }, '- canary: needs “watch”'],
])('refuses %j', (content, sentence) => {
  expect(read(content)).toThrow(sentence);
});

it('takes the account that every cell names', () => {
  const cells = [
    { id: 'main', account: '444455556666' },
    { id: 'b', account: '444455556666' },
  ];
  expect(read({ ...filled, cells })()).toMatchObject({ cells });
});

it('keeps as many functions free for prints as AWS lets it, and copies for as long as the erased are known', () => {
  const most = { quotas: { functionsAtOnce: 120 }, limits: { printsAtOnce: 20 }, copies: { weeks: 52 } };
  expect(read({ ...filled, ...most })()).toMatchObject(most);
});

it('completes a university’s bucket of calls, of which a stage says one number', () => {
  expect(read({ ...filled, limits: { ofUniversity: { burst: 80 } } })().limits.ofUniversity).toEqual({
    requestsPerSecond: 50,
    burst: 80,
  });
});

it('says all that is wrong at once', () => {
  expect(read({ mail: { domain: '?' }, logRetentionDays: 1, colour: 'red' })).toThrow(
    /- mail\.domain:.*\n- logRetentionDays:.*\n- The file: no such setting/s,
  );
});

it.each([
  ['dev', 3],
  ['staging', 4],
  ['production', 5],
])('comes with %s filled in by examples, and refuses them', (name, examples) => {
  const said = (() => {
    try {
      return readStage(name, join(import.meta.dirname, `../../infra/stages/examples/${name}.json`)) && '';
    } catch (error) {
      return String(error);
    }
  })();
  expect(said.match(/is an example; write your own/g)).toHaveLength(examples);
  expect(said.split('\n')).toHaveLength(examples + 1);
});

it.each(['a@example.org', 'x.example.com', 'x.invalid', 'arn:aws:acm:us-east-1:123456789012:certificate/x'])(
  'knows %s for an example',
  (value) => {
    expect(read({ ...filled, restored: { ...table, table: value, bucket: 'b' } })).toThrow(
      `- restored.table: “${value}” is an example`,
    );
  },
);

it.each(['Production', 'p', 'my-stage', '../x', ''])('takes no stage by the name “%s”', (name) => {
  expect(() => readStage(name)).toThrow('cannot be a stage');
});

it('says where the settings of a stage that is not there would lie', () => {
  expect(() => readStage('nowhere')).toThrow(
    /^There is no stage “nowhere”: .*infra\/stages\/nowhere\.json would hold its settings; begin with a copy of one in infra\/stages\/examples$/,
  );
});

it('comes with a first day of production that asks for nothing that a new account lacks', () => {
  const { canary, copies, limits, quotas, mail, restored } = shippedStage('production');
  expect({ canary, copies, restored, limits, quotas, mail }).toEqual({
    canary: undefined,
    copies: undefined,
    restored: undefined,
    limits: { requestsPerSecond: 200, burst: 400, ofUniversity: { requestsPerSecond: 50, burst: 500 } },
    quotas: { functionsAtOnce: 10 },
    mail: { domain: 'mail.thesee.test', identity: 'new', testRecipients: ['operators@thesee.test'] },
  });
});

it('runs on a laptop with examples, in an account that nobody has', () => {
  const local = readStage('local');
  const { storage, edge, watch } = appOf(local).stacks;
  expect([knownOrigin(local), storage.account, edge, watch]).toEqual([undefined, '000000000000', undefined, undefined]);
});

const namesIn = (stage: Stage): [string, string][] =>
  appOf(stage)
    .app.synth()
    .stacks.flatMap(({ template }) => namesOf(template.Resources));

it('lets two stages, and one stage in two regions, lie side by side in an account', () => {
  const { firewall, domain, ...production } = stageOf('production');
  const names = namesIn(production);
  expect(new Set(names.map(([type]) => type)).size).toBeGreaterThan(6);
  expect(
    namesIn({ ...production, name: 'second' }).filter(([, name]) => names.some(([, one]) => one === name)),
  ).toEqual([]);
  const isGlobal = ([type]: [string, string]) => /^AWS::(CloudFront|Budgets|CloudWatch::Dashboard)/.test(type);
  const elsewhere = namesIn({ ...production, region: 'eu-central-1' }).filter(isGlobal);
  expect(elsewhere.length).toBeGreaterThan(8);
  expect(elsewhere.filter(([, name]) => names.some(([, one]) => one === name))).toEqual([]);
});
