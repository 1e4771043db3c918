import { currentTexts } from '#web/lib/words/i18n.ts';
import { type ApiError, isForeignCode, isLocalCode } from './api-error.ts';

export const errorText = ({ msg, code }: ApiError): string => {
  if (msg) return msg;
  const t = currentTexts();
  if (isLocalCode(code)) return t(`failure.${code}`);
  return t(`errors:${isForeignCode(code) ? code : 'internal'}`);
};
