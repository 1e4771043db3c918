import { type CountedEvent, countsNamespace } from '#shared/counted-events.ts';
import { knownFacts } from './logger.ts';

/**
 * Counts an event, by a line of the log that CloudWatch makes a metric of, for this function alone. It tells that something
 * happened, never to whom.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
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
