/** Patterns of CloudFront and `aws s3 sync`: `*` matches anything, slashes included, `?` one character. */
export const patternToRegExp = (pattern: string): RegExp =>
  new RegExp(`^${RegExp.escape(pattern).replaceAll('\\*', '.*').replaceAll('\\?', '.')}$`);
