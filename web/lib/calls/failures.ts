import type { Texts } from '#shared/i18n/index.ts';
import { currentTexts } from '#web/lib/words/i18n.ts';
import { ApiError, isForeignCode, isLocalCode } from './api-error.ts';
import { notifyError, notifyInfo } from './notify.ts';

export const errorText = ({ msg, code }: ApiError): string => {
  if (msg) return msg;
  const t = currentTexts();
  if (isLocalCode(code)) return t(`failure.${code}`);
  return t(`errors:${isForeignCode(code) ? code : 'internal'}`);
};

/** True for a failure that the screen shows as a state of its own, such as a record that is gone: no message. */
export type IsState = (error: ApiError) => boolean;

export const isMissing: IsState = ({ status }) => status === 404;

/** True for a call whose caller was asked to confirm who they are, and did not: nothing is said. */
export const isCancelled: IsState = ({ code }) => code === 'confirm_identity';

/**
 * The reference is shown below the message, separate from it (S8.1). An assessment that is not complete yet is a step
 * on the way, so its sentence is no alert.
 */
export const notifyFailure = (error: ApiError, isState?: IsState): void => {
  if (isCancelled(error) || isState?.(error)) return;
  if (error.code === 'incomplete_evaluation') notifyInfo(errorText(error));
  else notifyError(errorText(error), { reference: error.reference });
};

type Advice = keyof Texts['common']['advice'];

const adviceOf: Readonly<Record<string | number, Advice>> = {
  bad_credentials: 'credentials',
  email_taken: 'account',
  conflict: 'reload',
  too_many_things: 'room',
  0: 'connection',
  403: 'access',
  404: 'reload',
  409: 'other',
  412: 'reload',
  413: 'fields',
  422: 'fields',
};

/** What one can do about a failure: its place says this, and its message says what happened (D85). */
export const adviceOn = ({ code, status }: Pick<ApiError, 'code' | 'status'>): Advice =>
  adviceOf[code] ?? adviceOf[status] ?? 'later';

/** True without a reply, and for a 503. */
export const isTransient = ({ status }: ApiError): boolean => status === 0 || status === 503;

/** Retries after 1 s and after 2 s; once `signal` is aborted, rejects with the last failure instead. */
export const retryTransient = async <T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
  for (const pause of [1_000, 2_000]) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError && isTransient(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal?.aborted) throw error;
    }
  }
  return ask();
};
