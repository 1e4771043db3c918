export type Matcher = (text: string) => boolean;

/** `*` matches any characters, `?` one. Throws on a policy variable. */
export const toMatcher = (pattern: string, { ignoreCase = false } = {}): Matcher => {
  // IAM would substitute it from the request; read literally it matches nothing, or the wrong thing.
  if (pattern.includes('${')) throw new Error(`the policy variable in “${pattern}” is not known here`);
  const source = RegExp.escape(pattern).replaceAll('\\*', '[^]*').replaceAll('\\?', '[^]');
  const expression = new RegExp(`^${source}$`, ignoreCase ? 'i' : '');
  return (text) => expression.test(text);
};

export const toAnyMatcher = (patterns: readonly string[], options = {}): Matcher => {
  const matchers = patterns.map((pattern) => toMatcher(pattern, options));
  return (text) => matchers.some((matches) => matches(text));
};
