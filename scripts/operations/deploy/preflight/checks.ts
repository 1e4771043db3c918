import { Resolver } from 'node:dns/promises';
import { ACMClient } from '@aws-sdk/client-acm';
import { BackupClient } from '@aws-sdk/client-backup';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { ServiceQuotasClient } from '@aws-sdk/client-service-quotas';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SSMClient } from '@aws-sdk/client-ssm';
import { STSClient } from '@aws-sdk/client-sts';
import { accountNamed } from '#infra/cells.ts';
import type { Stage } from '#infra/settings.ts';
import { edgeRegion, hasEdge } from '#infra/stacks/edge-stack.ts';
import type { Wishes } from '#scripts/operations/deploy/cdk-arguments.ts';
import { dnsRecords, inZone } from '#scripts/operations/deploy/dns-records.ts';
import { outputOf } from '#scripts/operations/deploy/outputs.ts';
import { describeStacks, outputsIn, type StageStack } from '#scripts/operations/deploy/stacks.ts';
import { company } from '#web/lib/company.ts';
import { accountOf, bootstrapCheck, outputsCheck } from './account.ts';
import { asked } from './asked.ts';
import { canaryCheck } from './canary.ts';
import { certificateCheck } from './certificate.ts';
import { optInCheck, vaultCheck } from './copies.ts';
import { type Dns, mailDnsCheck, siteDnsCheck } from './dns.ts';
import { type Finding, know } from './finding.ts';
import { senderCheck, sendingCheck } from './mail.ts';
import { providerFinding } from './provider.ts';
import { lambdaCheck, routesCheck } from './quotas.ts';
import { stackFindings } from './stacks.ts';

/** Empty before the first deployment. */
export const recordFindings = (stage: Stage, stacks: readonly StageStack[]): Finding[] => {
  const records = dnsRecords(stage, outputsIn(stacks));
  return records.length === 0 ? [] : [know(`These records have to stand in the DNS:\n${inZone(records)}`)];
};

export const clients = {
  acm: (region: string) => new ACMClient({ region }),
  backup: (region: string) => new BackupClient({ region }),
  cloudFormation: (region: string) => new CloudFormationClient({ region }),
  lambda: (region: string) => new LambdaClient({ region }),
  quotas: (region: string) => new ServiceQuotasClient({ region }),
  secrets: (region: string) => new SecretsManagerClient({ region }),
  ses: (region: string) => new SESv2Client({ region }),
  ssm: (region: string) => new SSMClient({ region }),
  sts: (region: string) => new STSClient({ region }),
  dns: (): Dns => new Resolver({ timeout: 3000, tries: 2 }),
};
export type Clients = typeof clients;

const hasOwnSender = ({ name, mail }: Stage, stacks: readonly StageStack[]): boolean =>
  outputOf(outputsIn(stacks), name, 'shared', 'DkimRecord1')?.includes(`._domainkey.${mail.domain} `) ?? false;

/** A stack that is undefined could not be read, so nothing is reported against its sender. */
export const mailChecks = async (
  stage: Stage,
  stacks: readonly StageStack[] | undefined,
  { ses }: Pick<Clients, 'ses'>,
): Promise<Finding[]> => {
  const { region, mail } = stage;
  const isOurs = stacks === undefined || hasOwnSender(stage, stacks);
  return [
    ...(await asked(`The sender ${mail.domain}`, () => senderCheck(stage, isOurs, ses(region)))),
    ...(await asked('SES’s sandbox', () => sendingCheck(stage, ses(region)))),
  ];
};

/** Checks everything that a deployment needs and cannot create. Changes nothing. */
export const preflight = async (stage: Stage, ask: Clients, wishes: Wishes = {}): Promise<Finding[]> => {
  const { region, domain, mail, canary, copies } = stage;
  const { account, findings } = await accountOf(ask.sts(region), region, accountNamed(stage));
  if (account === undefined) return findings;

  let stacks: StageStack[] | undefined;
  const ofStacks = await asked('The stacks', async () => {
    stacks = await describeStacks(stage, ask.cloudFormation);
    return [...stackFindings(stage, stacks, wishes), ...recordFindings(stage, stacks)];
  });
  const isFirst = stacks !== undefined && !stacks.some(({ name, stack }) => name.endsWith('-api') && stack);
  const bootstrapped = [region, ...(hasEdge(stage) ? [edgeRegion] : [])].map((one) =>
    asked(`CDK’s bootstrap in ${one}`, () => bootstrapCheck(account, one, ask.ssm(one))),
  );
  const copyTo = copies?.copyTo;
  const others = [
    ...bootstrapped,
    asked('Fn::GetStackOutput', () => outputsCheck(region, ask.cloudFormation(region))),
    asked('Lambda’s quotas', () => lambdaCheck(stage, isFirst, ask.lambda(region))),
    asked('The quota of routes', () => routesCheck(region, ask.quotas(region))),
    ...(domain ? [asked('The certificate', () => certificateCheck(domain, ask.acm(edgeRegion)))] : []),
    ...(domain ? [asked('The DNS of the site', () => siteDnsCheck(domain, ask.dns()))] : []),
    asked('The DNS of the mails', () => mailDnsCheck(mail.domain, ask.dns())),
    mailChecks(stage, stacks, ask),
    ...(copies ? [asked('AWS Backup', () => optInCheck(region, ask.backup(region)))] : []),
    ...(copyTo ? [asked('The vault of copies.copyTo', () => vaultCheck(copyTo, account, ask.backup))] : []),
    ...(canary ? [asked('The canary’s secret', () => canaryCheck(canary, region, ask.secrets(region)))] : []),
  ];
  return [...findings, ...ofStacks, ...(await Promise.all(others)).flat(), providerFinding(company)];
};
