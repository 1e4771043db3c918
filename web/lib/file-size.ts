import type { Language } from '#shared/lists.ts';
import { locales } from './format.ts';

/** "18,4 Mo", "18.4 MB": how large a file is. */
export const fileSize = (bytes: number, language: Language): string => {
  const [unit, size] =
    bytes < 1_000
      ? (['byte', bytes] as const)
      : bytes < 1_000_000
        ? (['kilobyte', Math.round(bytes / 1_000)] as const)
        : (['megabyte', bytes / 1_000_000] as const);
  const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locales[language], style).format(size);
};
