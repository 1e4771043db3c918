import { type CountedEvent, countsNamespace } from '#shared/counted-events.ts';
import { knownFacts } from './logger.ts';

/** CloudWatch makes a metric from the log line, which contains no user id. */
export const countEvent = (event: CountedEvent): void => {
  const metric = {
    Timestamp: Date.now(),
    CloudWatchMetrics: [
      {
        Namespace: countsNamespace,
        Dimensions: [['FunctionName']],
        Metrics: [{ Name: event, Unit: 'Count' }],
      },
    ],
  };
  const line = { level: 'info', event: 'counted', FunctionName: process.env.AWS_LAMBDA_FUNCTION_NAME, [event]: 1 };
  console.log(JSON.stringify({ ...line, ...knownFacts(), _aws: metric }));
};
