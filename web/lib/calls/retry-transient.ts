import { ApiError } from './api-error.ts';

/** No reply, or 503. */
export const isTransient = ({ status }: ApiError): boolean => status === 0 || status === 503;

/** After 1 s and after 2 s. */
export const retryTransient = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (const pause of [1_000, 2_000]) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError && isTransient(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
};
