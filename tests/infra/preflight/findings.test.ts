import { expect, it } from 'vitest';
import { bootstrapFinding, outputsFinding } from '#scripts/operations/deploy/preflight/account.ts';
import { canaryCheck } from '#scripts/operations/deploy/preflight/canary.ts';
import { certificateFinding } from '#scripts/operations/deploy/preflight/certificate.ts';
import { optInFinding, vaultFinding } from '#scripts/operations/deploy/preflight/copies.ts';
import { siteFinding, zoneFinding } from '#scripts/operations/deploy/preflight/dns.ts';
import { type Finding, inLines } from '#scripts/operations/deploy/preflight/finding.ts';
import { recipientFinding, senderFinding, sendingFindings } from '#scripts/operations/deploy/preflight/mail.ts';
import { lambdaFindings, routesFinding } from '#scripts/operations/deploy/preflight/quotas.ts';
import { stackFindings } from '#scripts/operations/deploy/preflight/stacks.ts';
import { stageOf } from '../templates.ts';
import { answering } from './answers.ts';

const production = stageOf('production');
const region = 'eu-west-3';
const domain = {
  name: 'site.thesee.test',
  certificateArn: 'arn:aws:acm:us-east-1:444455556666:certificate/1b2c3d4e-5f60-7182-93a4-b5c6d7e8f901',
};
const now = new Date('2026-11-26T12:00:00Z');
const said = (...findings: Finding[]): string[] => inLines(findings).split('\n');
const request =
  '            aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name site.thesee.test --query CertificateArn --output text';
const asksForOne = 'Ask for one, and write the ARN that is printed into domain.certificateArn.';

it('says of CDK’s bootstrap that it is old, or was never made', () => {
  expect(said(bootstrapFinding('444455556666', region, '5'))).toEqual([
    'to do     CDK’s bootstrap in eu-west-3 is version 5; 6 is needed at least.',
    '            npx cdk bootstrap aws://444455556666/eu-west-3',
  ]);
  expect(said(bootstrapFinding('444455556666', region, '6'))).toEqual([
    'good      CDK is bootstrapped in eu-west-3 (version 6).',
  ]);
  expect(said(bootstrapFinding('444455556666', 'us-east-1', undefined))).toEqual([
    'to do     CDK was never bootstrapped in us-east-1.',
    '            npx cdk bootstrap aws://444455556666/us-east-1',
  ]);
});

it('says what to write where CloudFormation does not know how to read another stack', () => {
  expect(said(outputsFinding(region, 'Template format error: unsupported function Fn::GetStackOutput'))).toEqual([
    'to do     CloudFormation in eu-west-3 refuses Fn::GetStackOutput (Template format error: unsupported function Fn::GetStackOutput). In cdk.json set "@aws-cdk/core:defaultCrossStackReferences" to "strong".',
  ]);
});

const lambda = (total: number, unreserved: number, freeBytes = 80_530_636_800) => ({
  AccountLimit: {
    ConcurrentExecutions: total,
    UnreservedConcurrentExecutions: unreserved,
    TotalCodeSize: 80_530_636_800,
  },
  AccountUsage: { TotalCodeSize: 80_530_636_800 - freeBytes },
});

it('compares the functions that the account runs at once, keeps free and has room for', () => {
  expect(said(...lambdaFindings(production, lambda(1000, 1000), true))).toEqual([
    'good      Lambda runs 1000 functions at once in eu-west-3, as quotas.functionsAtOnce says.',
    'good      20 functions can be kept free for PDFs (limits.printsAtOnce).',
    'good      Lambda has 75.0 GB left for code.',
  ]);
  const others =
    'to do     limits.printsAtOnce is 20, and AWS leaves 100 functions to everything else: of 1000 the account has 119 that nobody keeps free. Leave limits.printsAtOnce out for now.';
  expect(said(...lambdaFindings(production, lambda(1000, 119), true))).toContain(others);
  expect(said(...lambdaFindings(production, lambda(1000, 120), true))).not.toContain(others);
  // A deployed stage has already reserved its concurrency.
  expect(said(...lambdaFindings(production, lambda(1000, 119), false))).not.toContain(others);
  expect(said(...lambdaFindings(production, lambda(2000, 2000, 500_000_000), true))).toEqual([
    'to know   Lambda runs 2000 functions at once in eu-west-3; quotas.functionsAtOnce says 1000, so its alarm goes off early. Write 2000 there.',
    'good      20 functions can be kept free for PDFs (limits.printsAtOnce).',
    'to do     Lambda has 0.5 GB left for code, less than 1 GB: delete old versions of functions.',
  ]);
});

it('asks for more routes where one API may not have as many', () => {
  expect(said(routesFinding(region, 300, undefined))).toEqual([
    'good      The API has 300 routes, and one may have 300 by AWS’s documents.',
  ]);
  expect(said(routesFinding(region, 301, 300))).toEqual([
    'to do     The API has 301 routes, and one may have 300: ask for more.',
    '            aws service-quotas request-service-quota-increase --service-code apigateway --quota-code L-65B5C802 --desired-value 401 --region eu-west-3',
  ]);
});

it('asks whether CloudFront will take the certificate', () => {
  const issued = { Status: 'ISSUED', NotAfter: new Date('2027-11-26T12:00:00Z') } as const;
  const good = ['good      The certificate of site.thesee.test is issued, for 365 more days.'];
  expect(said(certificateFinding(domain, { ...issued, DomainName: 'site.thesee.test' }, now))).toEqual(good);
  expect(said(certificateFinding(domain, { ...issued, DomainName: '*.thesee.test' }, now))).toEqual(good);
  expect(said(certificateFinding(domain, { ...issued, DomainName: 'other.test' }, now))).toEqual([
    `to do     The certificate is for other.test, not for site.thesee.test. ${asksForOne}`,
    request,
  ]);
  expect(said(certificateFinding(domain, undefined, now))).toEqual([
    `to do     There is no certificate ${domain.certificateArn} in us-east-1. ${asksForOne}`,
    request,
  ]);
  const pending = {
    DomainName: 'site.thesee.test',
    Status: 'PENDING_VALIDATION',
    DomainValidationOptions: [
      {
        DomainName: 'site.thesee.test',
        ResourceRecord: { Name: '_a.site.thesee.test.', Type: 'CNAME', Value: '_b.acm-validations.aws.' },
      },
    ],
  } as const;
  expect(
    said(
      certificateFinding(domain, { ...pending, DomainValidationOptions: [...pending.DomainValidationOptions] }, now),
    ),
  ).toEqual([
    'to do     The certificate of site.thesee.test is PENDING_VALIDATION: CloudFront takes it once it is ISSUED.',
    '          Let these stand in its zone, and ask again after some minutes:',
    '          ; proves to AWS whose the domain is',
    '          _a.site.thesee.test.  CNAME  _b.acm-validations.aws.',
  ]);
  const ending = (date: string) =>
    said(certificateFinding(domain, { ...issued, DomainName: domain.name, NotAfter: new Date(date) }, now));
  expect(ending('2027-01-10T11:00:00Z')).toEqual([
    'to know   The certificate of site.thesee.test ends in 44 days, and AWS has not renewed it: look whether its record still stands in the zone.',
  ]);
  expect(ending('2026-11-26T11:00:00Z')).toEqual([
    `to do     The certificate of site.thesee.test has ended. ${asksForOne}`,
    request,
  ]);
});

it('says whom SES sends for, and to', () => {
  const account = { SendingEnabled: true, EnforcementStatus: 'HEALTHY', ProductionAccessEnabled: true } as const;
  const quota = { SendQuota: { Max24HourSend: 50_000 } };
  const sends = 'good      SES sends 50000 mails a day in eu-west-3.';
  expect(said(...sendingFindings(production, { ...account, ...quota }))).toEqual([sends]);
  expect(said(...sendingFindings(production, { ...account, ...quota, EnforcementStatus: 'PROBATION' }))).toEqual([
    sends,
    'to know   SES has this account on probation in eu-west-3: its console says why.',
  ]);
  for (const stopped of [{ EnforcementStatus: 'SHUTDOWN' }, { SendingEnabled: false }]) {
    expect(said(...sendingFindings(production, { ...account, ...quota, ...stopped }))[0]).toMatch(
      /^to know {3}SES sends nothing for this account in eu-west-3 \(sending is (on|off), its status (SHUTDOWN|HEALTHY)\): its console says why\./,
    );
  }
  const verified = { VerifiedForSendingStatus: true, VerificationStatus: 'SUCCESS' } as const;
  const pending = { VerifiedForSendingStatus: false, VerificationStatus: 'PENDING' } as const;
  const waits =
    'SES does not send for mail.thesee.test yet (PENDING): it looks for the DKIM records for up to three days.';
  expect(said(senderFinding(production, verified, true))).toEqual(['good      SES sends for mail.thesee.test.']);
  expect(said(senderFinding(production, pending, true))).toEqual([`to know   ${waits}`]);
  expect(said(senderFinding(production, verified, false))).toEqual([
    'to do     SES knows mail.thesee.test in eu-west-3 already, and not by this stage: CloudFormation cannot make it again. Write "identity": "existing" beside mail.domain, or delete it if nobody sends by it.',
    '            aws sesv2 delete-email-identity --email-identity mail.thesee.test --region eu-west-3',
  ]);
  const existing = { ...production, mail: { ...production.mail, identity: 'existing' as const } };
  expect(said(senderFinding(existing, verified, false))).toEqual([
    'good      SES sends for mail.thesee.test, which it knew before.',
  ]);
  expect(said(senderFinding(existing, pending, false))).toEqual([`to do     ${waits} mail.identity says “existing”.`]);
  expect(said(senderFinding(existing, undefined, false))).toEqual([
    'to do     mail.identity says “existing”, but SES does not know mail.thesee.test in eu-west-3. Write “new”, or leave it out.',
  ]);
  expect(said(recipientFinding('zoe@thesee.test', region, verified))).toEqual([
    'good      SES may mail zoe@thesee.test from its sandbox.',
  ]);
  expect(said(recipientFinding('zoe@thesee.test', region, pending))).toEqual([
    'to know   SES waits until zoe@thesee.test opens the link that it has mailed there.',
  ]);
});

it.each([
  [
    '{"email":"zoe@thesee.test","password":"a-Secret!"}',
    'good      The canary’s secret c holds an address and a password.',
  ],
  ['a-Secret!', 'to do     The canary’s secret c does not hold {"email":"…","password":"…"}.'],
  ['{"email":"a-Secret!"}', 'to do     The canary’s secret c does not hold {"email":"…","password":"…"}.'],
])('says of a canary’s secret %s whether it holds an account, and nothing of its content', async (text, line) => {
  const ask = answering({ GetSecretValue: { Name: 'c', SecretString: text } });
  const lines = said(...(await canaryCheck({ secret: 'c' }, region, ask.secrets(region))));
  expect(lines[0]).toBe(line);
  expect(lines.join()).not.toContain('a-Secret!');
});

it('says of copies whether they can be made, and go elsewhere', () => {
  const both = {
    ResourceTypeOptInPreference: { DynamoDB: true },
    ResourceTypeManagementPreference: { DynamoDB: true },
  };
  expect(said(optInFinding(region, both))).toEqual(['good      AWS Backup copies tables in eu-west-3.']);
  expect(optInFinding(region, { ...both, ResourceTypeManagementPreference: { DynamoDB: false } }).level).toBe('todo');
  const arn = 'arn:aws:backup:eu-west-1:444455556666:backup-vault:far';
  expect(said(vaultFinding(arn, '444455556666', true))).toEqual([
    'good      The vault far of copies.copyTo is in eu-west-1.',
  ]);
  expect(said(vaultFinding(arn, '444455556666', false))).toEqual([
    'to do     There is no vault far in eu-west-1, which copies.copyTo names.',
    '            aws backup create-backup-vault --backup-vault-name far --region eu-west-1',
  ]);
  expect(said(vaultFinding(arn, '777788889999', false))).toEqual([
    'to know   The vault far of copies.copyTo lies in the account 444455556666: only there can it be looked at.',
  ]);
});

it('says which zone a name is in, and where it leads', () => {
  expect(said(zoneFinding('a.thesee.test', 'thesee.test'))).toEqual([
    'good      The records of a.thesee.test go into the zone thesee.test.',
  ]);
  expect(said(siteFinding('a.thesee.test', ['d1.cloudfront.net']))).toEqual([
    'good      a.thesee.test points to d1.cloudfront.net, a name of CloudFront’s.',
  ]);
});

// https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/view-stack-events.html (status codes)
it.each([
  ['CREATE_COMPLETE', 'good      The stack s lives (CREATE_COMPLETE).', []],
  ['UPDATE_ROLLBACK_COMPLETE', 'good      The stack s lives (UPDATE_ROLLBACK_COMPLETE).', []],
  ...['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'CREATE_FAILED'].map(
    (status) =>
      [
        status,
        `to do     The stack s is ${status}: its first creation failed, and nothing can be deployed into it.`,
        ['            npm run clear-stage -- --stage production'],
      ] as const,
  ),
  [
    'DELETE_FAILED',
    'to do     The stack s is DELETE_FAILED: its deletion has stopped half-way. If it never lived, clear it; otherwise delete it by its console.',
    ['            npm run clear-stage -- --stage production'],
  ],
  [
    'UPDATE_ROLLBACK_FAILED',
    'to do     The stack s is UPDATE_ROLLBACK_FAILED: it lives, but CloudFormation could not go back to what was there. Mend what its events name, then continue the rollback.',
    [
      "            aws cloudformation describe-stack-events --stack-name s --region eu-west-3 --query 'StackEvents[?contains(ResourceStatus, `FAILED`)].[LogicalResourceId,ResourceStatusReason]' --output text",
      '            aws cloudformation continue-update-rollback --stack-name s --region eu-west-3',
    ],
  ],
  [
    'UPDATE_ROLLBACK_IN_PROGRESS',
    'to do     The stack s is UPDATE_ROLLBACK_IN_PROGRESS: CloudFormation is at work on it. Wait until this says a status without IN_PROGRESS.',
    [
      "            aws cloudformation describe-stacks --stack-name s --region eu-west-3 --query 'Stacks[0].StackStatus'",
    ],
  ],
  // A change set was created but never executed; CDK deploys over it.
  ['REVIEW_IN_PROGRESS', 'to know   No stack of “production” exists yet: this is its first deployment.', []],
] as const)('says of a stack that is %s whether it stands in the way', (status, line, commands) => {
  const stack = { StackName: 's', StackStatus: status as 'CREATE_COMPLETE', CreationTime: now };
  expect(said(...stackFindings(production, [{ name: 's', region, stack }]))).toEqual([line, ...commands]);
});
