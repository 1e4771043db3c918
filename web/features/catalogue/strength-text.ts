import { maxStrength } from '#shared/domain/catalogue-limits.ts';

/** Accepts a comma or point, rounds to two decimals; undefined when invalid. */
export const strengthIn = (text: string): number | undefined => {
  const digits = text.trim().replace(',', '.');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(digits)) return undefined;
  const value = Math.round(Number(digits) * 100) / 100;
  return value <= maxStrength ? value : undefined;
};
