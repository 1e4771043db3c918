import { useTranslation } from '#web/lib/words/i18n.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { BoundPassword } from './current-password.tsx';

export type CodeWay = 'code' | 'recoveryCode';

/** The server ignores spaces, so a code can be pasted as the app shows it. */
export const CodeField = ({ way = 'code', hint, ...bound }: BoundPassword & { way?: CodeWay; hint?: string }) => {
  const { t } = useTranslation('secondStep');
  return (
    <TextField
      label={t(`${way}.label`)}
      hint={hint ?? t(`${way}.hint`)}
      autoComplete={way === 'code' ? 'one-time-code' : 'off'}
      inputMode={way === 'code' ? 'numeric' : 'text'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...bound}
    />
  );
};
