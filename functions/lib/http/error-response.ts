import { type CallFacts, log } from '#functions/lib/logs/logger.ts';
import { AppError, errorStatus, type FieldError } from '#shared/errors.ts';
import type { Language } from '#shared/lists.ts';
import { type HttpResult, json } from './http.ts';
import { isOutage } from './is-outage.ts';
import { errorText, fieldErrorText } from './language.ts';

/** 503 for an outage, 500 for anything unforeseen. */
const toVisible = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  return isOutage(error) ? new AppError('unavailable', { headers: { 'retry-after': '5' } }) : new AppError('internal');
};

const isFieldError = (detail: Record<string, unknown>): detail is FieldError =>
  typeof detail.field === 'string' && typeof detail.code === 'string';

/**
 * The specification gives these errors a sentence of their own, which is the reply's `msg` when the error is the only
 * one.
 */
const specifiedCodes = ['no_image', 'image_format', 'image_too_large', 'passwords_differ'];

const minutesToWait = ({ 'retry-after': seconds }: Record<string, string>): { count?: number } =>
  seconds === undefined ? {} : { count: Math.ceil(Number(seconds) / 60) };

/** Replies `{ msg, code, details?, requestId }` in the caller's language, and logs errors of 500 and above. */
export const errorResponse = (error: unknown, language: Language, requestId: string, facts?: CallFacts): HttpResult => {
  const { code, details, headers, words } = toVisible(error);
  if (errorStatus[code] >= 500) log.error('request_failed', error, { requestId, ...facts, status: errorStatus[code] });
  const worded = details?.map((detail) =>
    isFieldError(detail) && !('msg' in detail)
      ? { ...detail, msg: fieldErrorText(language, detail.code, detail) }
      : detail,
  );
  const [only, ...others] = worded ?? [];
  const msg =
    code === 'invalid' && only && others.length === 0 && isFieldError(only) && specifiedCodes.includes(only.code)
      ? only.msg
      : errorText(language, code, { ...minutesToWait(headers), ...words });
  const body = { msg, code, ...(worded && { details: worded }), requestId };
  return json(errorStatus[code], body, { 'content-language': language, ...headers });
};
