import { type ErrorCode, errorStatus } from '#shared/errors.ts';
import { type ApiError, isLocalCode } from './api-error.ts';
import { currentTexts } from './i18n.ts';

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/** The sentence of a failed call: the server's, else ours for its code. */
export const errorText = ({ msg, code }: ApiError): string => {
  if (msg) return msg;
  const t = currentTexts();
  if (isLocalCode(code)) return t(`failure.${code}`);
  return t(`errors:${isErrorCode(code) ? code : 'internal'}`);
};
