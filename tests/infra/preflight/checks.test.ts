import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { leastBootstrap } from '#scripts/operations/deploy/preflight/account.ts';
import { preflight } from '#scripts/operations/deploy/preflight/checks.ts';
import { conclusion, inLines, isBlocking } from '#scripts/operations/deploy/preflight/finding.ts';
import { routeCount } from '#scripts/operations/deploy/preflight/quotas.ts';
import { stacksOf } from '#scripts/operations/deploy/stacks.ts';
import { appOf, find, shippedStage, stageOf } from '../templates.ts';
import { type Answers, answering, dnsOf, emptyAccount, refusal, zoneOnly } from './answers.ts';

const shipped = shippedStage('production');
const later = stageOf('production');
const linesOf = async (stage: typeof shipped, answers: Answers = emptyAccount): Promise<string[]> =>
  inLines(await preflight(stage, answering(answers))).split('\n');

it('finds nothing in the way of the first day on an empty account that was prepared', async () => {
  expect(await linesOf(shipped)).toEqual([
    'good      The account 444455556666 is asked in eu-west-3, as arn:aws:sts::444455556666:assumed-role/Administrator/zoe.',
    'to know   No stack of “production” exists yet: this is its first deployment.',
    'good      CDK is bootstrapped in eu-west-3 (version 28).',
    'good      CDK is bootstrapped in us-east-1 (version 28).',
    'good      CloudFormation in eu-west-3 takes a template with Fn::GetStackOutput.',
    'good      Lambda runs 10 functions at once in eu-west-3, as quotas.functionsAtOnce says.',
    'to know   10 functions at once serve about 100 people at work. Ask for 1000; it takes a day or more.',
    '            aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region eu-west-3',
    'good      Lambda has 75.0 GB left for code.',
    `good      The API has ${routeCount()} routes, and one may have 300 by AWS’s documents.`,
    expect.stringMatching(/^good {6}The certificate of thesee\.test is issued, for \d{5} more days\.$/),
    'good      The records of thesee.test go into the zone thesee.test.',
    'good      thesee.test points nowhere yet.',
    'good      The records of mail.thesee.test go into the zone thesee.test.',
    'good      mail.thesee.test has no rules for mail yet.',
    'good      SES does not know mail.thesee.test yet: the deployment makes it known.',
    'good      SES sends 200 mails a day in eu-west-3.',
    'to know   SES is in its sandbox in eu-west-3: mails reach verified addresses only (mail.testRecipients). Ask for production access before anybody registers; it takes a day or more.',
    '            aws sesv2 put-account-details --production-access-enabled --mail-type TRANSACTIONAL --website-url https://thesee.test --region eu-west-3',
    'to know   SES does not know operators@thesee.test (mail.testRecipients), and mails nothing there from its sandbox. Have it mail a link, and open it.',
    '            aws sesv2 create-email-identity --email-identity operators@thesee.test --region eu-west-3',
    // Depends on the operator's file; findings.test.ts covers both cases.
    expect.stringMatching(/^(good|to know) +The site names /),
  ]);
});

it('names all that the settings of a later day ask of such an account, and goes on after each', async () => {
  const answers: Answers = {
    ...emptyAccount,
    DescribeRegionSettings: {
      ResourceTypeOptInPreference: { DynamoDB: false },
      ResourceTypeManagementPreference: { DynamoDB: true },
    },
    GetSecretValue: () => {
      throw refusal('ResourceNotFoundException', 'Secrets Manager can’t find the specified secret.');
    },
  };
  const findings = await preflight(later, answering(answers));
  expect(findings.filter(isBlocking).map(({ text, commands }) => [text, ...commands])).toEqual([
    [
      'Lambda runs 10 functions at once in eu-west-3; quotas.functionsAtOnce says 1000, so its alarm would never go off. Write 10 there.',
    ],
    [
      'limits.printsAtOnce is 20, and AWS leaves 100 functions to everything else: of 10 the account has 10 that nobody keeps free. Leave limits.printsAtOnce out for now.',
    ],
    [
      'AWS Backup may not copy tables in eu-west-3 yet, and “copies” asks for it.',
      'aws backup update-region-settings --resource-type-opt-in-preference DynamoDB=true --resource-type-management-preference DynamoDB=true --region eu-west-3',
    ],
    [
      'The canary’s secret thesee-production-canary is not in eu-west-3. Put {"email":"…","password":"…"} of a candidate’s account with an assessment into canary.json, or leave “canary” out.',
      'aws secretsmanager create-secret --name thesee-production-canary --secret-string file://canary.json --region eu-west-3',
    ],
  ]);
});

it('knows the sender that the stage’s own stack has made from one that somebody else has', async () => {
  const lineFor = async (domain: string) => {
    const answers: Answers = {
      ...emptyAccount,
      DescribeStacks: (_region, { StackName }) => ({
        Stacks: [
          {
            StackName,
            StackStatus: 'CREATE_COMPLETE',
            CreationTime: new Date('2026-11-26T10:00:00Z'),
            Outputs: [{ OutputKey: 'DkimRecord1', OutputValue: `a._domainkey.${domain} CNAME a.dkim.amazonses.com` }],
          },
        ],
      }),
      GetEmailIdentity: { VerifiedForSendingStatus: false, VerificationStatus: 'PENDING' },
    };
    const lines = await linesOf(shipped, answers);
    expect(lines).toContain('good      The stack thesee-production-storage lives (CREATE_COMPLETE).');
    return lines.filter((line) => line.includes('SES') && line.includes('mail.thesee.test'));
  };
  expect(await lineFor('mail.thesee.test')).toEqual([
    'to know   SES does not send for mail.thesee.test yet (PENDING): it looks for the DKIM records for up to three days.',
  ]);
  expect((await lineFor('other.test'))[0]).toMatch(
    /^to do {5}SES knows mail\.thesee\.test in eu-west-3 already, and not by this stage/,
  );
});

// https://docs.aws.amazon.com/aws-backup/latest/devguide/API_ListBackupVaults.html
it('looks for the vault of copies on every page of the region that its ARN names', async () => {
  const lineFor = async (vault: string) => {
    const stage = {
      ...later,
      copies: { weeks: 12, copyTo: `arn:aws:backup:eu-west-1:444455556666:backup-vault:${vault}` },
    };
    const answers: Answers = {
      ...emptyAccount,
      GetSecretValue: { SecretString: '{"email":"zoe@thesee.test","password":"x"}' },
      ListBackupVaults: (region, { NextToken }) =>
        NextToken
          ? { BackupVaultList: region === 'eu-west-1' ? [{ BackupVaultName: 'far' }] : [] }
          : { BackupVaultList: [{ BackupVaultName: 'Default' }], NextToken: 'more' },
    };
    return (await linesOf(stage, answers)).filter((line) => line.includes('copies.copyTo'));
  };
  expect(await lineFor('far')).toEqual(['good      The vault far of copies.copyTo is in eu-west-1.']);
  expect(await lineFor('farther')).toEqual([
    'to do     There is no vault farther in eu-west-1, which copies.copyTo names.',
  ]);
});

// https://docs.aws.amazon.com/IAM/latest/UserGuide/troubleshoot_access-denied.html
it('says which permission a refused question needs, and asks the others', async () => {
  const denied = refusal(
    'AccessDeniedException',
    'User: arn:aws:iam::444455556666:user/zoe is not authorized to perform: lambda:GetAccountSettings on resource: * because no identity-based policy allows the lambda:GetAccountSettings action',
  );
  const answers: Answers = {
    ...emptyAccount,
    GetAccountSettings: () => {
      throw denied;
    },
    DescribeStacks: () => {
      throw refusal('ThrottlingException', 'Rate exceeded\nagain');
    },
    // The identity is verified in SES; whether a stack made it could not be read.
    GetEmailIdentity: { VerifiedForSendingStatus: true, VerificationStatus: 'SUCCESS' },
  };
  const lines = await linesOf(shipped, answers);
  expect(lines.filter((line) => line.includes('could not'))).toEqual([
    'to know   The stacks could not be asked: ThrottlingException: Rate exceeded',
    'to know   Lambda’s quotas could not be asked: needs permission lambda:GetAccountSettings',
  ]);
  expect(lines).toContain('good      SES sends for mail.thesee.test.');
  expect(lines).toContain('good      thesee.test points nowhere yet.');
});

it('does not take a mistake of its own for an answer', async () => {
  const broken = { ...emptyAccount, GetAccountSettings: () => undefined as unknown as object };
  await expect(preflight(shipped, answering(broken))).rejects.toThrow(TypeError);
});

it('asks nothing more where the credentials are not good', async () => {
  const answers: Answers = {
    GetCallerIdentity: () => {
      throw refusal('InvalidClientTokenId', 'The security token included in the request is invalid.');
    },
  };
  expect(await linesOf({ ...shipped, region: 'eu-south-2' }, answers)).toEqual([
    'to do     AWS does not take your credentials in eu-south-2: The security token included in the request is invalid.',
    '            export AWS_PROFILE=NAME',
    '            aws sts get-caller-identity --region eu-south-2',
    '            aws account enable-region --region-name eu-south-2',
  ]);
});

it('asks nothing more in another account than the cells name', async () => {
  const inAccount = (account: string) => ({
    ...shipped,
    cells: [{ id: 'main', account, wave: 1, kind: 'pooled' as const }],
  });
  const { GetCallerIdentity = {} } = emptyAccount;
  expect(await linesOf(inAccount('777788889999'), { GetCallerIdentity })).toEqual([
    'to do     Your credentials are those of the account 444455556666 (arn:aws:sts::444455556666:assumed-role/Administrator/zoe); the settings put the cells into 777788889999.',
    '            export AWS_PROFILE=NAME',
    '            aws sts get-caller-identity --region eu-west-3',
  ]);
  expect(await linesOf(inAccount('444455556666'))).toEqual(await linesOf(shipped));
});

it('asks in the region where each thing lies', async () => {
  const asked: string[] = [];
  const noted = Object.fromEntries(
    Object.entries(emptyAccount).map(([command, answer]) => [
      command,
      (region: string, input: Readonly<Record<string, unknown>>) => {
        asked.push(`${command} ${region}${command === 'DescribeStacks' ? ` ${input.StackName}` : ''}`);
        return typeof answer === 'function' ? answer(region, input) : answer;
      },
    ]),
  );
  await preflight(shipped, answering(noted));
  expect(asked.filter((one) => one.includes('us-east-1')).sort()).toEqual([
    'DescribeCertificate us-east-1',
    'DescribeStacks us-east-1 thesee-production-edge',
    'GetParameter us-east-1',
  ]);
  expect(asked.filter((one) => !/^(Get|Describe|Validate)/.test(one))).toEqual([]);
});

it('names the DNS that does not answer, and what stands in a zone already', async () => {
  const dns = dnsOf({
    ...zoneOnly('thesee.test'),
    resolve4: async () => ['192.0.2.1'],
    resolveMx: async () => [{ priority: 10, exchange: 'mx.other.test' }],
    resolveTxt: async (name: string) =>
      name.startsWith('_dmarc.') ? [['v=DMARC1; ', 'p=reject']] : [['v=spf1 -all\u001b[2J'], ['other=1']],
  } as never);
  const said = inLines(await preflight(shipped, answering(emptyAccount, dns))).split('\n');
  expect(said.filter((line) => /already/.test(line))).toEqual([
    'to know   thesee.test points to 192.0.2.1 already (an ALIAS shows addresses only). Unless that is this stage, people come to it until the record is the one that the deployment prints.',
    'to know   mail.thesee.test has a record for mail already, MX “10 mx.other.test”: leave it as it is.',
    'to know   mail.thesee.test has a record for mail already, SPF “v=spf1 -all?[2J”: leave it as it is.',
    'to know   mail.thesee.test has a record for mail already, DMARC “v=DMARC1; p=reject”: leave it as it is.',
  ]);
  const silent = dnsOf({
    resolveSoa: () => Promise.reject(Object.assign(new Error('querySoa ETIMEOUT thesee.test'), { code: 'ETIMEOUT' })),
  });
  expect(inLines(await preflight(shipped, answering(emptyAccount, silent)))).toContain(
    'to know   The DNS of the site could not be asked: Error: querySoa ETIMEOUT thesee.test',
  );
  const none = inLines(await preflight(shipped, answering(emptyAccount, dnsOf({}))));
  expect(none).toContain(
    'to do     No zone of the DNS holds mail.thesee.test: register the domain first, or mend the name in the settings.',
  );
  expect(none).not.toContain('points nowhere');
});

it('reckons with the stacks, routes and bootstrap of the templates themselves', () => {
  const { app, stacks } = appOf(shipped);
  expect(stacksOf(shipped).map(({ name, region }) => [name, region])).toEqual(
    Object.values(stacks).map((stack) => [stack?.stackName, stack?.region]),
  );
  expect(stacksOf(stageOf('dev')).map(({ name }) => name)).toEqual(
    ['shared', 'storage', 'api', 'web', 'watch'].map((part) => `thesee-dev-${part}`),
  );
  const withFirewall = { ...stageOf('dev'), firewall: { requestsPerFiveMinutes: 20_000 } };
  expect(stacksOf(withFirewall).map(({ name, region }) => `${name} ${region}`)).toContain('thesee-dev-edge us-east-1');
  expect(routeCount()).toBe(find(Template.fromStack(stacks.api), 'AWS::ApiGatewayV2::Route').length);
  expect(app.synth().stacks.map((stack) => stack.requiresBootstrapStackVersion)).toEqual(Array(6).fill(leastBootstrap));
});

it('says how to go on', () => {
  const finding = { level: 'todo', text: '', commands: [] } as const;
  const say = (count: number) => conclusion(Array(count).fill(finding), 'AGAIN', 'DEPLOY');
  expect(say(0)).toBe('Nothing stands in the way of a deployment: DEPLOY');
  expect(say(1)).toBe('One thing is to be done before deploying (“to do” above). Then ask again: AGAIN');
  expect(say(2)).toBe('2 things are to be done before deploying (“to do” above). Then ask again: AGAIN');
});
