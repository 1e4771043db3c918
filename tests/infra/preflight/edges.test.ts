import { expect, it } from 'vitest';
import { certificateFinding } from '#scripts/operations/deploy/preflight/certificate.ts';
import { preflight } from '#scripts/operations/deploy/preflight/checks.ts';
import { siteFinding } from '#scripts/operations/deploy/preflight/dns.ts';
import { inLines } from '#scripts/operations/deploy/preflight/finding.ts';
import { shippedStage, stageOf } from '../templates.ts';
import { type Answers, answering, dnsOf, emptyAccount, refusal, zoneOnly } from './answers.ts';

const shipped = shippedStage('production');
const later = stageOf('production');
const linesOf = async (stage: typeof shipped, answers: Answers = {}, dns = dnsOf(zoneOnly('thesee.test'))) =>
  inLines(await preflight(stage, answering({ ...emptyAccount, ...answers }, dns))).split('\n');
const fail = (code: string) => () => Promise.reject(Object.assign(new Error(`query ${code}`), { code }));

it('takes a certificate that has the name among others', () => {
  const domain = { name: 'site.thesee.test', certificateArn: 'arn' };
  const found = { Status: 'ISSUED', DomainName: 'thesee.test', NotAfter: new Date('2027-11-26T12:00:00Z') } as const;
  const names = ['thesee.test', 'site.thesee.test'];
  const finding = certificateFinding(domain, { ...found, SubjectAlternativeNames: names }, new Date('2026-11-26'));
  expect(finding.level).toBe('good');
});

it('reckons the functions that a stage which lives keeps free as its own', async () => {
  const lives: Answers = {
    GetSecretValue: { SecretString: '{"email":"zoe@thesee.test","password":"x"}' },
    GetAccountSettings: {
      AccountLimit: {
        ConcurrentExecutions: 1000,
        UnreservedConcurrentExecutions: 119,
        TotalCodeSize: 80_530_636_800,
      },
    },
  };
  const objection = expect.stringContaining('limits.printsAtOnce is 20');
  expect(await linesOf(later, lives)).toContainEqual(objection);
  const DescribeStacks: Answers[string] = (_region, { StackName }) => ({
    Stacks: [{ StackName, StackStatus: 'CREATE_COMPLETE', CreationTime: new Date(0) }],
  });
  expect(await linesOf(later, { ...lives, DescribeStacks })).not.toContainEqual(objection);
});

it('takes no other refusal of CloudFormation for a stack that is not there, or for a function that it does not know', async () => {
  const lines = await linesOf(shipped, {
    DescribeStacks: () => {
      throw refusal('ValidationError', 'The security token is for another partition');
    },
    ValidateTemplate: () => {
      throw refusal('ThrottlingException', 'Rate exceeded');
    },
  });
  expect(lines).toContain(
    'to know   The stacks could not be asked: ValidationError: The security token is for another partition',
  );
  expect(lines).toContain('to know   Fn::GetStackOutput could not be asked: ThrottlingException: Rate exceeded');
});

it('reads a name of CloudFront’s from a CNAME, and is content only when all lead there', async () => {
  const dns = dnsOf({
    ...zoneOnly('thesee.test'),
    resolveCname: async () => ['d1.cloudfront.net'],
    resolve4: (async () => ['192.0.2.1']) as never,
  });
  expect(await linesOf(shipped, {}, dns)).toContain(
    'good      thesee.test points to d1.cloudfront.net, a name of CloudFront’s.',
  );
  expect(siteFinding('thesee.test', ['d1.cloudfront.net', 'other.test']).level).toBe('know');
});

it('knows both ways in which the DNS says that there is nothing, and takes a top-level domain for nobody’s zone', async () => {
  const nothing = dnsOf({ ...zoneOnly('thesee.test'), resolveMx: fail('ENOTFOUND'), resolveTxt: fail('ENOTFOUND') });
  expect(await linesOf(shipped, {}, nothing)).toContain('good      mail.thesee.test has no rules for mail yet.');
  expect(await linesOf(shipped, {}, dnsOf(zoneOnly('test')))).toContainEqual(
    expect.stringMatching(/^to do {5}No zone of the DNS holds thesee\.test/),
  );
});

it('asks about verified addresses only while the account is in its sandbox', async () => {
  const GetAccount = { ...emptyAccount.GetAccount, ProductionAccessEnabled: true };
  expect((await linesOf(shipped, { GetAccount })).join('\n')).not.toMatch(/operators@thesee\.test|sandbox/);
});

it('does not ask this account for a vault of another one', async () => {
  const copyTo = 'arn:aws:backup:eu-west-1:777788889999:backup-vault:far';
  const answers = {
    GetSecretValue: { SecretString: '{"email":"zoe@thesee.test","password":"x"}' },
    ListBackupVaults: () => expect.unreachable('it lies elsewhere'),
  };
  expect(await linesOf({ ...later, copies: { weeks: 12, copyTo } }, answers)).toContain(
    'to know   The vault far of copies.copyTo lies in the account 777788889999: only there can it be looked at.',
  );
});
