import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { FunctionName } from '../functions.ts';

/** Headings of the runbook, as its addresses name them: what an alarm means, how to look, how to end it, how to know. */
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

/** What goes off, and when. */
export type Alarm = {
  name: string;
  metric: Metric;
  /** It goes off when the figure is this or more; with `below`, when it is less. */
  threshold: number;
  below?: true;
  /** How many figures in a row; one, unless said. */
  times?: number;
  /** No figure at all is as bad as a bad one. */
  silenceIsBad?: true;
  /** Who suffers, and how. */
  suffers: string;
  runbook: Runbook;
  /** The function whose log says more. */
  logs?: IFunction;
};

/** What every stage has to watch over. */
export type Watched = {
  api: HttpApi;
  table: ITableV2;
  functionOf: (name: FunctionName) => IFunction;
  /** How many functions the account runs at once. */
  functionsAtOnce: number;
};
