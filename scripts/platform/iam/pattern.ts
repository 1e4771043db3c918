/** Whether a text is meant by a pattern. */
export type Matcher = (text: string) => boolean;

/** The texts that a policy's pattern means: `*` stands for any characters, `?` for one. Throws on a policy variable. */
export const toMatcher = (pattern: string, { ignoreCase = false } = {}): Matcher => {
  // They would be filled in from the request: taken as they stand they would match nothing, or the wrong thing.
  if (pattern.includes('${')) throw new Error(`the policy variable in “${pattern}” is not known here`);
  const source = RegExp.escape(pattern).replaceAll('\\*', '[^]*').replaceAll('\\?', '[^]');
  const expression = new RegExp(`^${source}$`, ignoreCase ? 'i' : '');
  return (text) => expression.test(text);
};

/** Those that any of the patterns means. */
export const toAnyMatcher = (patterns: readonly string[], options = {}): Matcher => {
  const matchers = patterns.map((pattern) => toMatcher(pattern, options));
  return (text) => matchers.some((matches) => matches(text));
};
