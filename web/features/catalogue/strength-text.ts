import { maxStrength } from '#shared/domain/catalogue-limits.ts';

/** A strength as it is typed, with a comma or a point, rounded to what is kept of it; undefined for what is none. */
export const strengthIn = (text: string): number | undefined => {
  const digits = text.trim().replace(',', '.');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(digits)) return undefined;
  const value = Math.round(Number(digits) * 100) / 100;
  return value <= maxStrength ? value : undefined;
};
