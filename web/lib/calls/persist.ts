import { ApiError } from './api-error.ts';

/** No answer, or a server that says to come back: the next try may work. */
export const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 503;

/** Asks again, twice at most, after a failure that may pass. */
export const persist = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (const pause of [1_000, 2_000]) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError && isPassing(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
};
