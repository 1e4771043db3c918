/** Reserved domains (RFC 2606), the account number in AWS's documentation, and an id of zeros. */
const examples = [
  /(^|[.@])example(\.(com|org|net))?$/,
  /\.(example|invalid)$/,
  /\b(111122223333|123456789012)\b/,
  /\b0{8}-0{4}-0{4}-0{4}-0{12}\b/,
];

/** `at` is the path of the text in the settings. */
export const examplesIn = (value: unknown, at = ''): { at: string; value: string }[] => {
  if (typeof value === 'string') return examples.some((example) => example.test(value)) ? [{ at, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => examplesIn(inner, at ? `${at}.${key}` : key));
};
