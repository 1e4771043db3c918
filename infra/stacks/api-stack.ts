import { join } from 'node:path';
import { CfnParameter, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { basePath, type Contract, type Method } from '#shared/contract.ts';
import { contracts, type Group } from '#shared/contracts/index.ts';
import type { LambdaEnvironment } from '#shared/env.ts';
import { bundleGroups } from '../bundles.ts';
import { GroupFunction } from '../constructs/group-function.ts';
import { groups } from '../groups.ts';
import { statementsOf } from '../rights.ts';
import type { Stage } from '../stage.ts';
import type { StorageStack } from './storage-stack.ts';

const methods: Record<Method, HttpMethod> = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  PUT: HttpMethod.PUT,
  DELETE: HttpMethod.DELETE,
};

/** No address, no query (a mailed link's token may stand in it), no header: nothing that tells who called. */
const accessLog = {
  requestId: '$context.requestId',
  time: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
};

const isGroup = (name: string): name is Group => name in contracts;
const groupNames = Object.keys(contracts).filter(isGroup);

export type ApiStackProps = StackProps & {
  stage: Stage;
  storage: StorageStack;
  /** The folder to bundle the Lambdas into, anew each time. */
  bundles: string;
};

/** The API: a Lambda per resource group, a route per call of the contracts, and one for all that is neither. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, { stage, storage, bundles, ...props }: ApiStackProps) {
    super(scope, id, props);

    const siteOrigin = new CfnParameter(this, 'SiteOrigin', {
      default: stage.siteOrigin,
      allowedPattern: '^https?://[^/]+$',
      description: 'Where people open the site, without a slash at the end: the start of every link in a mail',
    });
    const mailAddress = `ne-pas-repondre@${stage.mailDomain}`;
    const environment: LambdaEnvironment = {
      TABLE_NAME: storage.table.tableName,
      SITE_ORIGIN: siteOrigin.valueAsString,
      SIGNING_KEY: storage.signingKey.keyId,
      SIGNING_KEYS: storage.signingKey.keyId,
      ORIGIN_SECRET: '{"current":"none"}',
      PSEUDONYM_KEY: 'none',
      DEVICE_KEY: 'none',
      // “Thésée”, encoded for a mail header (RFC 2047).
      MAIL_FROM: `=?UTF-8?Q?Th=C3=A9s=C3=A9e?= <${mailAddress}>`,
    };

    this.api = new HttpApi(this, 'Api', { apiName: this.stackName, createDefaultStage: false });
    this.api.addStage('Stage', {
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: 200, burstLimit: 400 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(new LogGroup(this, 'AccessLog', { retention: stage.logRetention })),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });

    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions::AwsSolutions-APIG4',
      reason: 'Each call is authorized in its Lambda, by rules that need the database as it is now; the default is no.',
    });

    bundleGroups(groupNames, bundles);
    for (const group of groupNames) {
      const settings = groups[group];
      const { function: handler } = new GroupFunction(this, group, {
        settings,
        bundle: join(bundles, group),
        environment,
        statements: statementsOf(settings.rights, storage, mailAddress),
        logRetention: stage.logRetention,
      });
      // One permission for the whole API: a function's policy is too short for one per route.
      const integration = new HttpLambdaIntegration(group, handler, { scopePermissionToRoute: false });
      const contract: Contract = contracts[group];
      for (const { method, path } of Object.values(contract)) {
        this.api.addRoutes({ path: `${basePath}${path}`, methods: [methods[method]], integration });
      }
      if (group === 'service') this.api.addRoutes({ path: '/api/{proxy+}', integration });
    }
  }
}
