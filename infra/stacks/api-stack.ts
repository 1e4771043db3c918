import { join } from 'node:path';
import { CfnOutput, CfnParameter, Lazy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Alias, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { FunctionSettings } from '#infra/function-settings.ts';
import { basePath, type Method } from '#shared/contract.ts';
import type { LambdaEnvironment } from '#shared/env.ts';
import { type Cell, limitsOf } from '../cells.ts';
import { apiHost } from '../constructs/behaviors.ts';
import { explainRights } from '../constructs/explain-rights.ts';
import { MailEvents } from '../constructs/mail-events.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import { StackLog } from '../constructs/stack-log.ts';
import { TrafficShift } from '../constructs/traffic-shift.ts';
import { callEvery, callNightly, feedFromStream } from '../constructs/triggers.ts';
import { tellOfScans } from '../constructs/upload-scans.ts';
import { cellVariables, directoryStatements } from '../directory-rights.ts';
import type { CellVariable } from '../function-settings.ts';
import { functions } from '../functions.ts';
import { inSeveralCells } from '../in-cells.ts';
import { secretStatements, statementsOf, streamStatements } from '../rights.ts';
import { servedCalls } from '../served-calls.ts';
import { knownOrigin, type Shift, type Stage } from '../settings.ts';
import type { SharedStack } from './shared-stack.ts';
import type { StorageStack } from './storage-stack.ts';

const methods: Record<Method, HttpMethod> = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  PUT: HttpMethod.PUT,
  DELETE: HttpMethod.DELETE,
};

/**
 * Contains no address, query (it may hold a mailed token) or header, so no line identifies the caller. `npm run
 * operator -- trace` reads it.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-logging-variables.html
 */
const accessLog = {
  requestId: '$context.requestId',
  time: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  bytes: '$context.responseLength',
  // The invocation's id, as in Lambda's own lines (START, REPORT, time-out).
  lambdaId: '$context.integration.requestId',
  // Lambda's status, then the function's.
  lambdaStatus: '$context.integration.integrationStatus',
  functionStatus: '$context.integration.status',
  error: '$context.integration.error',
  gatewayError: '$context.error.message',
  gatewayErrorType: '$context.error.responseType',
};

export type ApiStackProps = StackProps & {
  stage: Stage;
  cell: Cell;
  shared: SharedStack;
  storage: StorageStack;
  /** Holds a folder per function. */
  bundles: string;
  /** Absent: new versions take over all calls at once. */
  shift?: Shift;
};

/** CloudFront assigns the site's domain only later; `npm run deploy` then sets it. */
const unknownOrigin = 'https://address-not-known-yet.invalid';

/** Has one route per call, and one for all other paths. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly functions: ReadonlyMap<string, LambdaFunction>;
  readonly accessLog: StackLog;

  constructor(
    scope: Construct,
    id: string,
    { stage, cell, shared, storage, bundles, shift: wanted, ...props }: ApiStackProps,
  ) {
    super(scope, id, props);

    const limits = limitsOf(stage, cell);
    const siteOrigin = new CfnParameter(this, 'SiteOrigin', {
      default: knownOrigin(stage) ?? unknownOrigin,
      allowedPattern: '^https?://[^/]+$',
      description: 'Where people open the site, without a slash at the end: the start of every link in a mail',
    });
    // Tells `npm run deploy` whether mails already link to the site.
    new CfnOutput(this, 'SiteOriginInUse', { value: siteOrigin.valueAsString });
    const mailAddress = `ne-pas-repondre@${stage.mail.domain}`;
    const mailedIdentities = stage.mail.testRecipients.map((recipient) =>
      this.formatArn({ service: 'ses', resource: 'identity', resourceName: recipient }),
    );
    const mailEvents = new MailEvents(this, 'Mails');
    const { configurationName, configurationArn } = mailEvents;
    const lambdas = new Map<string, LambdaFunction>();
    this.functions = lambdas;
    const lives = new Map<string, Alias>();
    // Lazy, because the function does not exist yet when another one gets its ARN.
    const decoderArn = Lazy.string({ produce: () => lives.get('decoder')?.functionArn });
    const printerArn = Lazy.string({ produce: () => lives.get('exports')?.functionArn });
    const values: Omit<LambdaEnvironment, 'CANARY_SECRET' | CellVariable> = {
      TABLE_NAME: storage.table.tableName,
      SITE_ORIGIN: siteOrigin.valueAsString,
      SIGNING_KEY: shared.signingAlias,
      SIGNING_KEYS: shared.signingKeys.map(({ keyId }) => keyId).join(),
      ORDINARY_CALLS: `${limits.ofUniversity.requestsPerSecond},${limits.ofUniversity.burst}`,
      SECOND_FACTOR: stage.secondFactor,
      MAIL_FROM: mailAddress,
      MAIL_CONFIGURATION: configurationName,
      ...shared.secrets.arns,
      FILES_BUCKET: shared.files.bucketName,
      SCANS_UPLOADS: String(stage.scanUploads),
      ERASURES_BUCKET: shared.erasures.bucketName,
      DECODER: decoderArn,
      PRINTER: printerArn,
    };
    const { files, erasures, signingKeys, mailIdentity } = shared;
    const resources = { table: storage.table, files, erasures, signingKeys, mailIdentity };
    const named = { mailAddress, mailedIdentities, configurationArn, decoderArn, printerArn };
    const saidAtDeployment: Partial<LambdaEnvironment> = { SITE_ORIGIN: siteOrigin.valueAsString };

    this.accessLog = new StackLog(this, 'AccessLog', stage.logRetentionDays);
    this.api = new HttpApi(this, 'Api', { apiName: this.stackName, createDefaultStage: false });
    this.api.addStage('Stage', {
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: limits.requestsPerSecond, burstLimit: limits.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.accessLog),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });

    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions::AwsSolutions-APIG4',
      reason: 'Each call is authorized in its Lambda, by rules that need the database as it is now; the default is no.',
    });

    const shift = wanted && new TrafficShift(this, 'Shift', wanted, this.api);
    const calls = servedCalls(functions);
    for (const [name, ofOneCell] of Object.entries<FunctionSettings>(functions)) {
      const settings = shared.directory ? inSeveralCells(ofOneCell, cell) : ofOneCell;
      const made = new ProductFunction(this, name, {
        settings,
        bundle: join(bundles, name),
        environment: {
          ...Object.fromEntries(settings.variables.map((variable) => [variable, values[variable]])),
          ...(shared.directory && cellVariables(settings, cell, stage.cells, shared.directory)),
        },
        statements: [
          ...statementsOf(settings.rights, resources, named),
          ...(settings.stream ? streamStatements(storage) : []),
          ...secretStatements(settings.variables, shared),
          ...(shared.directory ? directoryStatements(settings, shared.directory) : []),
        ],
        logRetention: stage.logRetentionDays,
        saidAtDeployment: settings.variables.flatMap((variable) => saidAtDeployment[variable] ?? []),
        atOnce: name === 'exports' ? limits.printsAtOnce : undefined,
      });
      const { live } = made;
      lambdas.set(name, made.function);
      lives.set(name, live);
      explainRights(made, settings.rights, shared);
      if (settings.stream) feedFromStream(storage.table, live, settings.stream.partitions);
      if (settings.mailEvents) mailEvents.tell(live, stage);
      if (settings.scanEvents && stage.scanUploads) tellOfScans(live, shared.files);
      if (settings.everyMinutes) callEvery(settings.everyMinutes, live);
      if (settings.nightly) callNightly(settings.nightly, live);
      // One permission for the whole API: a function's policy has no room for one per route.
      const integration = new HttpLambdaIntegration(name, live, { scopePermissionToRoute: false });
      for (const { route } of calls.filter(({ by }) => by === name)) {
        this.api.addRoutes({ path: `${basePath}${route.path}`, methods: [methods[route.method]], integration });
      }
      if (settings.takesStrays) this.api.addRoutes({ path: '/api/{proxy+}', integration });
      // Background functions switch at once: their failures are retried, and they have too few calls for a gradual
      // shift.
      if (settings.serves) shift?.follow(name, live);
    }
    if (stage.cells.length > 1) {
      // Tells `npm run deploy` where it tries this cell, and what it writes into the directory.
      new CfnOutput(this, 'ApiOrigin', { value: `https://${apiHost(this.api)}` });
    }
    // Tells `npm run deploy` whether the new version answers.
    new CfnOutput(this, 'ServiceVersion', { value: lives.get('service')?.version.version ?? '' });
  }
}
