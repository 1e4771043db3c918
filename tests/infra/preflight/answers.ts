import type { Clients } from '#scripts/operations/deploy/preflight/checks.ts';
import { clients } from '#scripts/operations/deploy/preflight/checks.ts';
import type { Dns } from '#scripts/operations/deploy/preflight/dns.ts';
import { answeredBy } from '../../support/aws.ts';

export const refusal = (name: string, message: string): Error =>
  Object.assign(new Error(message), { name, $metadata: { httpStatusCode: 400 } });

const noData = (): Promise<never> => Promise.reject(Object.assign(new Error('queryA ENODATA'), { code: 'ENODATA' }));

export const dnsOf = (records: Partial<Dns>): Dns => ({
  resolveSoa: noData,
  resolveTxt: noData,
  resolveMx: noData,
  resolveCname: noData,
  resolve4: noData,
  ...records,
});

const soa = (nsname: string) => ({ nsname, hostmaster: '', serial: 1, refresh: 1, retry: 1, expire: 1, minttl: 1 });
/** Names below a zone have no SOA record. */
export const zoneOnly = (zone: string): Pick<Dns, 'resolveSoa'> => ({
  resolveSoa: (name) => (name === zone ? Promise.resolve(soa('ns1.thesee.test')) : noData()),
});

export type Answers = Record<string, object | ((region: string, input: Readonly<Record<string, unknown>>) => object)>;

/**
 * A prepared, empty account of 2026. Reply shapes follow the API references; stored copies of these were read on
 * 2026-11-26: https://docs.aws.amazon.com/lambda/latest/api/API_GetAccountSettings.html,
 * https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_GetAccount.html,
 * https://docs.aws.amazon.com/acm/latest/APIReference/API_DescribeCertificate.html,
 * https://docs.aws.amazon.com/aws-backup/latest/devguide/API_DescribeRegionSettings.html. The others:
 * https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_GetEmailIdentity.html,
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_DescribeStacks.html,
 * https://docs.aws.amazon.com/servicequotas/2019-06-24/apireference/API_GetServiceQuota.html.
 */
export const emptyAccount: Answers = {
  GetCallerIdentity: {
    Account: '444455556666',
    Arn: 'arn:aws:sts::444455556666:assumed-role/Administrator/zoe',
    UserId: 'AROAEXAMPLE:zoe',
  },
  GetParameter: { Parameter: { Name: '/cdk-bootstrap/hnb659fds/version', Type: 'String', Value: '28' } },
  ValidateTemplate: { Parameters: [], Capabilities: [] },
  DescribeStacks: (_region, { StackName }) => {
    throw refusal('ValidationError', `Stack with id ${StackName} does not exist`);
  },
  GetAccountSettings: {
    AccountLimit: {
      TotalCodeSize: 80_530_636_800,
      CodeSizeUnzipped: 262_144_000,
      CodeSizeZipped: 52_428_800,
      ConcurrentExecutions: 10,
      UnreservedConcurrentExecutions: 10,
    },
    AccountUsage: { TotalCodeSize: 0, FunctionCount: 0 },
  },
  GetServiceQuota: () => {
    throw refusal('NoSuchResourceException', 'The request failed because the specified service quota does not exist.');
  },
  DescribeCertificate: {
    Certificate: {
      CertificateArn: 'arn:aws:acm:us-east-1:444455556666:certificate/1b2c3d4e-5f60-7182-93a4-b5c6d7e8f901',
      DomainName: 'thesee.test',
      SubjectAlternativeNames: ['thesee.test'],
      Status: 'ISSUED',
      NotAfter: new Date('2099-01-01T00:00:00Z'),
    },
  },
  GetAccount: {
    DedicatedIpAutoWarmupEnabled: false,
    EnforcementStatus: 'HEALTHY',
    ProductionAccessEnabled: false,
    SendQuota: { Max24HourSend: 200, MaxSendRate: 1, SentLast24Hours: 0 },
    SendingEnabled: true,
  },
  GetEmailIdentity: (_region, { EmailIdentity }) => {
    throw refusal('NotFoundException', `Email identity ${EmailIdentity} does not exist.`);
  },
  DescribeRegionSettings: {
    ResourceTypeOptInPreference: { Aurora: true, DynamoDB: true },
    ResourceTypeManagementPreference: { DynamoDB: true, EFS: true },
  },
};

/** AWS and DNS clients with scripted replies; a command without a reply is an error in the test. */
export const answering = (answers: Answers, dns: Dns = dnsOf(zoneOnly('thesee.test'))): Clients => {
  const answered =
    <C extends object>(make: (region: string) => C) =>
    (region: string): C =>
      answeredBy(make(region), (command, input) => {
        const answer = answers[command];
        if (!answer) throw new Error(`no answer to ${command}`);
        return typeof answer === 'function' ? answer(region, input) : answer;
      });
  return {
    acm: answered(clients.acm),
    backup: answered(clients.backup),
    cloudFormation: answered(clients.cloudFormation),
    lambda: answered(clients.lambda),
    quotas: answered(clients.quotas),
    secrets: answered(clients.secrets),
    ses: answered(clients.ses),
    ssm: answered(clients.ssm),
    sts: answered(clients.sts),
    dns: () => dns,
  };
};
