import {
  GetAccountSettingsCommand,
  type GetAccountSettingsCommandOutput,
  type LambdaClient,
} from '@aws-sdk/client-lambda';
import { GetServiceQuotaCommand, type ServiceQuotasClient } from '@aws-sdk/client-service-quotas';
import { togetherOf } from '#infra/cells.ts';
import type { FunctionSettings } from '#infra/function-settings.ts';
import { functions } from '#infra/functions.ts';
import { servedCalls } from '#infra/served-calls.ts';
import { leftToOthers, type Stage } from '#infra/settings.ts';
import { unlessMissing } from '#scripts/operations/stage/unless-missing.ts';
import { type Finding, good, know, todo } from './finding.ts';

const gigabyte = 1024 ** 3;
/** A deployment of all functions with Chromium takes a seventh of it. */
const leastCodeGB = 1;
/** The quota that the cost model and the alarms assume for a large university. */
const usualFunctions = 1000;

export type LambdaAnswer = Pick<GetAccountSettingsCommandOutput, 'AccountLimit' | 'AccountUsage'>;

const raise = (region: string): string =>
  `aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value ${usualFunctions} --region ${region}`;

const concurrencyFinding = (said: number, total: number, region: string): Finding => {
  const runs = `Lambda runs ${total} functions at once in ${region}`;
  if (said === total) return good(`${runs}, as quotas.functionsAtOnce says.`);
  return said > total
    ? todo(`${runs}; quotas.functionsAtOnce says ${said}, so its alarm would never go off. Write ${total} there.`)
    : know(`${runs}; quotas.functionsAtOnce says ${said}, so its alarm goes off early. Write ${total} there.`);
};

const printsFinding = (wanted: number, total: number, unreserved: number, isFirst: boolean): Finding => {
  if (total - leftToOthers < wanted || (isFirst && unreserved - leftToOthers < wanted)) {
    return todo(
      `limits.printsAtOnce is ${wanted}, and AWS leaves ${leftToOthers} functions to everything else: of ${total} the account has ${unreserved} that nobody keeps free. Leave limits.printsAtOnce out for now.`,
    );
  }
  return good(`${wanted} functions can be kept free for PDFs (limits.printsAtOnce).`);
};

/** `isFirst`: no function of the stage exists yet. */
export const lambdaFindings = (
  stage: Stage,
  { AccountLimit, AccountUsage }: LambdaAnswer,
  isFirst: boolean,
): Finding[] => {
  const { quotas, region } = stage;
  const prints = togetherOf(stage, 'printsAtOnce');
  const total = AccountLimit?.ConcurrentExecutions ?? 0;
  const freeGB = ((AccountLimit?.TotalCodeSize ?? 0) - (AccountUsage?.TotalCodeSize ?? 0)) / gigabyte;
  return [
    concurrencyFinding(quotas.functionsAtOnce, total, region),
    ...(total < usualFunctions
      ? [
          know(
            `${total} functions at once serve about ${total * 10} people at work. Ask for ${usualFunctions}; it takes a day or more.`,
            raise(region),
          ),
        ]
      : []),
    ...(prints === 0
      ? []
      : [printsFinding(prints, total, AccountLimit?.UnreservedConcurrentExecutions ?? total, isFirst)]),
    freeGB < leastCodeGB
      ? todo(
          `Lambda has ${freeGB.toFixed(1)} GB left for code, less than ${leastCodeGB} GB: delete old versions of functions.`,
        )
      : good(`Lambda has ${freeGB.toFixed(1)} GB left for code.`),
  ];
};

export const lambdaCheck = async (stage: Stage, isFirst: boolean, lambda: LambdaClient): Promise<Finding[]> =>
  lambdaFindings(stage, await lambda.send(new GetAccountSettingsCommand({})), isFirst);

/** Read on 2026-11-26: https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html */
const routesQuota = { ServiceCode: 'apigateway', QuotaCode: 'L-65B5C802' };
const documentedRoutes = 300;

export const routeCount = (): number =>
  servedCalls(functions).length +
  Object.values<FunctionSettings>(functions).filter(({ takesStrays }) => takesStrays).length;

/** `quota` is absent when Service Quotas does not know the account's. */
export const routesFinding = (region: string, count: number, quota: number | undefined): Finding => {
  const most = quota ?? documentedRoutes;
  const said = `The API has ${count} routes, and one may have ${most}${quota === undefined ? ' by AWS’s documents' : ''}`;
  return count <= most
    ? good(`${said}.`)
    : todo(
        `${said}: ask for more.`,
        `aws service-quotas request-service-quota-increase --service-code apigateway --quota-code ${routesQuota.QuotaCode} --desired-value ${count + 100} --region ${region}`,
      );
};

export const routesCheck = async (region: string, quotas: ServiceQuotasClient): Promise<Finding[]> => {
  const found = await unlessMissing(quotas.send(new GetServiceQuotaCommand(routesQuota)), 'NoSuchResourceException');
  return [routesFinding(region, routeCount(), found?.Quota?.Value)];
};
