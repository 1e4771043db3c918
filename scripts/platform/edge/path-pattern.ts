/** The patterns of CloudFront and of `aws s3 sync`: `*` takes anything, slashes too, and `?` one character. */
export const patternToRegExp = (pattern: string): RegExp =>
  new RegExp(`^${RegExp.escape(pattern).replaceAll('\\*', '.*').replaceAll('\\?', '.')}$`);
