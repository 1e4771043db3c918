import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IBackupVault } from 'aws-cdk-lib/aws-backup';
import { Metric, type MetricProps, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Alias, IFunction } from 'aws-cdk-lib/aws-lambda';
import { type CountedEvent, countsNamespace } from '#shared/counted-events.ts';

/** Period of five minutes, summed by default. */
const figure = (namespace: string, metricName: string, props: Partial<MetricProps> = {}): Metric =>
  new Metric({ namespace, metricName, period: Duration.minutes(5), statistic: Stats.SUM, ...props });

/** Without `lambda`, the metric covers all functions in the region. */
export const ofFunction = (metricName: string, lambda?: IFunction, statistic = Stats.SUM): Metric =>
  figure('AWS/Lambda', metricName, {
    statistic,
    ...(lambda && { dimensionsMap: { FunctionName: lambda.functionName } }),
  });

/**
 * Period of one minute, without the calls of the former version:
 * https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-view.html
 */
export const ofNewVersion = (metricName: string, { lambda, aliasName, version }: Alias): Metric =>
  figure('AWS/Lambda', metricName, {
    period: Duration.minutes(1),
    dimensionsMap: {
      FunctionName: lambda.functionName,
      Resource: `${lambda.functionName}:${aliasName}`,
      ExecutedVersion: version.version,
    },
  });

export const ofApi = (metricName: string, { apiId }: HttpApi, statistic = Stats.SUM): Metric =>
  figure('AWS/ApiGateway', metricName, { statistic, dimensionsMap: { ApiId: apiId } });

/**
 * Covers the table without its indexes, or one index:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html
 */
export const ofTable = (metricName: string, { tableName }: ITableV2, index?: string): Metric =>
  figure('AWS/DynamoDB', metricName, {
    dimensionsMap: { TableName: tableName, ...(index && { GlobalSecondaryIndexName: index }) },
  });

/** The account's share of bounced or complained-about mails. */
export const ofMails = (metricName: string): Metric =>
  figure('AWS/SES', metricName, { statistic: Stats.AVERAGE, period: Duration.hours(1) });

/** AWS Backup reports once a day. */
export const ofCopies = (metricName: string, { backupVaultName }: IBackupVault): Metric =>
  figure('AWS/Backup', metricName, { period: Duration.days(1), dimensionsMap: { BackupVaultName: backupVaultName } });

export const ofCertificate = (certificateArn: string): Metric =>
  figure('AWS/CertificateManager', 'DaysToExpiry', {
    statistic: Stats.MINIMUM,
    period: Duration.days(1),
    dimensionsMap: { CertificateArn: certificateArn },
  });

export const counted = (event: CountedEvent, lambda: IFunction): Metric =>
  figure(countsNamespace, event, { dimensionsMap: { FunctionName: lambda.functionName } });
