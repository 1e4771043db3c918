import type { Response } from '#scripts/platform/http/message.ts';
import type { Invoked } from '#scripts/platform/lambda/service.ts';

type Integrated = { lambdaId: string; lambdaStatus?: number; functionStatus?: number; error?: string };

export type Handled = {
  response: Response;
  route?: string;
  integrated?: Integrated;
  refusal?: { message: string; type: string };
};

/**
 * Describes an invocation as API Gateway logs it; undocumented wordings come from published logs.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-troubleshooting-lambda.html
 */
export const describeInvocation = (invoked: Invoked, lambdaId: string, timeoutMs: number): Integrated => {
  if ('throttled' in invoked) return { lambdaId, lambdaStatus: 429, error: 'Rate Exceeded.' };
  const failure =
    'timedOut' in invoked
      ? `RequestId: ${lambdaId} Error: Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`
      : 'error' in invoked && invoked.error.message;
  if (!failure) return { lambdaId, lambdaStatus: 200 };
  const error = `The Lambda function returned the following error: ${failure}. Check your Lambda function code and try again.`;
  return { lambdaId, lambdaStatus: 200, functionStatus: 500, error };
};

export const accessLine = (
  format: string,
  { response, route, integrated, refusal }: Handled,
  { requestId, startedAt }: { requestId: string; startedAt: number },
): string => {
  const values: Record<string, string | number | undefined> = {
    requestId,
    requestTimeEpoch: startedAt,
    routeKey: route,
    status: response.status,
    responseLatency: Date.now() - startedAt,
    responseLength: response.body?.length ?? 0,
    'integration.requestId': integrated?.lambdaId,
    'integration.integrationStatus': integrated?.lambdaStatus,
    'integration.status': integrated?.functionStatus,
    'integration.error': integrated?.error,
    'error.message': refusal?.message,
    'error.responseType': refusal?.type,
  };
  return format.replace(/\$context\.([\w.]+)/g, (variable, name: string) => {
    if (!(name in values)) throw new Error(`The local gateway does not know ${variable} of the access log`);
    // API Gateway writes a dash for a missing value.
    return JSON.stringify(String(values[name] ?? '-')).slice(1, -1);
  });
};
