import { LambdaClient } from '@aws-sdk/client-lambda';
import { vi } from 'vitest';

export const stubInvocation = (result: unknown, FunctionError?: string) =>
  vi.spyOn(LambdaClient.prototype, 'send').mockImplementation((async () => ({
    FunctionError,
    Payload: { transformToString: () => JSON.stringify(result) },
  })) as never);
