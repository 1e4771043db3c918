/** Domains kept for documentation (RFC 2606), the account that AWS's own documents name, and an id of zeros. */
const examples = [
  /(^|[.@])example(\.(com|org|net))?$/,
  /\.(example|invalid)$/,
  /\b(111122223333|123456789012)\b/,
  /\b0{8}-0{4}-0{4}-0{4}-0{12}\b/,
];

/** The texts in a file of settings that are still what the product came with, and where they stand. */
export const examplesIn = (value: unknown, at = ''): { at: string; value: string }[] => {
  if (typeof value === 'string') return examples.some((example) => example.test(value)) ? [{ at, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => examplesIn(inner, at ? `${at}.${key}` : key));
};
