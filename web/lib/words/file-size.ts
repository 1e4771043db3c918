import type { Language } from '#shared/lists.ts';
import { locales } from './format.ts';

const shorten = (bytes: number) => {
  if (bytes < 1_000) return { size: bytes, unit: 'byte', unitDisplay: 'long' } as const;
  if (bytes < 1_000_000) return { size: Math.round(bytes / 1_000), unit: 'kilobyte', unitDisplay: 'short' } as const;
  return { size: bytes / 1_000_000, unit: 'megabyte', unitDisplay: 'short' } as const;
};

/** "226 octets", "18,4 Mo"; "226 bytes", "18.4 MB". */
export const fileSize = (bytes: number, language: Language): string => {
  const { size, ...unit } = shorten(bytes);
  const format = new Intl.NumberFormat(locales[language], { style: 'unit', maximumFractionDigits: 1, ...unit });
  // Intl writes the SI prefix kB; American English writes KB.
  return format.format(size).replace('kB', 'KB');
};
