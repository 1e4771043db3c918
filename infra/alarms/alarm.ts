import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { FunctionName } from '../functions.ts';

/** Headings of the runbook in infra/README.md, as anchors. */
export type Runbook =
  | 'a-function-fails'
  | 'the-api-answers-with-errors'
  | 'the-api-is-slow'
  | 'functions-are-refused'
  | 'the-table-refuses'
  | 'mails-come-back'
  | 'mails-are-parked'
  | 'mails-are-refused'
  | 'tasks-are-parked'
  | 'many-sign-ins-are-refused'
  | 'a-schedule-stands-still'
  | 'the-canary-fails'
  | 'the-certificate-ends-soon'
  | 'a-copy-is-missing'
  | 'the-budget-is-spent';

export type Alarm = {
  name: string;
  metric: Metric;
  /** Raised at this value or above; with `below`, under it. 1 by default. */
  threshold?: number;
  below?: true;
  /** Consecutive values that must reach the threshold; 1 by default. */
  times?: number;
  silenceIsBad?: true;
  suffers: string;
  runbook: Runbook;
  logs?: IFunction;
};

export type Watched = {
  api: HttpApi;
  table: ITableV2;
  functionOf: (name: FunctionName) => IFunction;
  /** The account's limit of concurrent executions. */
  functionsAtOnce: number;
};
