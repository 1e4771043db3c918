import type { Language } from '#shared/lists.ts';
import { locales } from '#web/lib/words/format.ts';

/** "+0,37", "−0,03": a figure in hundredths that is added to others. */
export const signedFigure = (value: number, language: Language): string =>
  value.toLocaleString(locales[language], { signDisplay: 'exceptZero', minimumFractionDigits: 2 }).replace('-', '−');
