import { LambdaClient } from '@aws-sdk/client-lambda';
import { vi } from 'vitest';

/** Makes every invocation of another function return that result, or fail with it when `FunctionError` is given. */
export const stubInvocation = (result: unknown, FunctionError?: string) =>
  vi.spyOn(LambdaClient.prototype, 'send').mockImplementation((async () => ({
    FunctionError,
    Payload: { transformToString: () => JSON.stringify(result) },
  })) as never);
