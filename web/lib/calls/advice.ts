import type { Texts } from '#shared/i18n/index.ts';
import type { ApiError } from './api-error.ts';

export type Advice = keyof Texts['common']['advice'];

const byCode: Readonly<Record<string, Advice>> = {
  bad_credentials: 'credentials',
  email_taken: 'account',
  conflict: 'reload',
  link_expired: 'newLink',
  too_many_things: 'room',
};

const byStatus: Readonly<Record<number, Advice>> = {
  0: 'connection',
  401: 'logIn',
  403: 'access',
  404: 'gone',
  409: 'other',
  412: 'reload',
  413: 'smaller',
  422: 'fields',
  429: 'later',
};

/** What a person can do about a failure: its place says this, and its message says what happened (D85). */
export const adviceOn = ({ code, status }: Pick<ApiError, 'code' | 'status'>): Advice =>
  byCode[code] ?? byStatus[status] ?? 'later';
