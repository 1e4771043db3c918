import { join } from 'node:path';
import { ArnFormat, Stack, type StackProps } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { mainCell } from '#shared/cells.ts';
import type { Watched } from '../alarms/alarm.ts';
import { canaryAlarms, copyAlarms } from '../alarms/optional.ts';
import { backgroundAlarms, servingAlarms } from '../alarms/serving.ts';
import { type Cell, cellPrefix } from '../cells.ts';
import { addAlarms } from '../constructs/add-alarms.ts';
import { allow } from '../constructs/allow.ts';
import { Board } from '../constructs/board.ts';
import { addBudget } from '../constructs/budget.ts';
import { globalName } from '../constructs/global-name.ts';
import { ProductFunction } from '../constructs/product-function.ts';
import { SavedQueries } from '../constructs/saved-queries.ts';
import { callEvery } from '../constructs/triggers.ts';
import { canary, type FunctionName } from '../functions.ts';
import { knownOrigin, type Stage } from '../settings.ts';
import type { ApiStack } from './api-stack.ts';
import type { StorageStack } from './storage-stack.ts';
import type { WebStack } from './web-stack.ts';

export type WatchStackProps = StackProps & {
  stage: Stage;
  cell: Cell;
  storage: StorageStack;
  api: ApiStack;
  web: WebStack;
  bundles: string;
};

/** Secrets Manager adds six unknown characters to a secret's name in its ARN. */
const secretArn = { service: 'secretsmanager', resource: 'secret', arnFormat: ArnFormat.COLON_RESOURCE_NAME } as const;

const canaryMinutes = 5;

export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { stage, cell, storage, api, web, bundles, ...props }: WatchStackProps) {
    super(scope, id, props);
    const { watch } = stage;
    if (!watch) throw new Error(`The stage ${stage.name} has nobody to tell`);
    const address = knownOrigin(stage) ?? web.address;

    const functionOf = (name: FunctionName): LambdaFunction => {
      const lambda = api.functions.get(name);
      if (!lambda) throw new Error(`no function ${name}`);
      return lambda;
    };
    const { functionsAtOnce } = stage.quotas;
    const watched: Watched = { api: api.api, table: storage.table, functionOf, functionsAtOnce };
    // One canary signs in, and one budget is the account's.
    const isMain = cell.id === mainCell;
    const tries = isMain && stage.canary && this.addCanary(stage, stage.canary.secret, address, bundles);
    const rows = [
      ...servingAlarms(watched),
      ...backgroundAlarms(watched),
      ...(tries ? canaryAlarms(tries) : []),
      ...(storage.copies ? copyAlarms(storage.copies.vault, stage.copies?.copyTo !== undefined) : []),
    ];
    const made = addAlarms(this, rows, watch.address);
    new Board(this, 'Figures', { ...watched, alarms: made, address });
    const logOf = ({ logGroup }: LambdaFunction): string => logGroup.logGroupName;
    const access = api.accessLog.logGroupName;
    const lambdas = [...api.functions.values(), ...(tries ? [tries] : [])];
    const mails = [functionOf('mailer'), functionOf('bounces')].map(logOf);
    const groups = {
      all: [access, ...lambdas.map(logOf)],
      access: [access],
      mails,
      tasks: [logOf(functionOf('tasks'))],
    };
    new SavedQueries(this, 'Queries', { folder: cellPrefix(stage.name, cell.id), groups });
    if (isMain) addBudget(this, globalName(this, 'month'), watch.monthlyBudgetUSD, watch.address);
  }

  private addCanary(stage: Stage, secret: string, address: string, bundles: string): LambdaFunction {
    const { function: lambda, live } = new ProductFunction(this, canary.name, {
      settings: canary,
      bundle: join(bundles, canary.name),
      environment: {
        SITE_ORIGIN: address,
        // The operator's own secret, by name: it may not exist yet. Its account has a candidate's rights only.
        CANARY_SECRET: secret,
      },
      statements: [
        allow(['secretsmanager:GetSecretValue'], [this.formatArn({ ...secretArn, resourceName: `${secret}-??????` })]),
      ],
      logRetention: stage.logRetentionDays,
    });
    callEvery(canaryMinutes, live);
    return lambda;
  }
}
