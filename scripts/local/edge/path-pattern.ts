import { escapeRegExp } from '../escape-reg-exp.ts';

/** The patterns of CloudFront and of `aws s3 sync`: `*` takes anything, slashes too, and `?` one character. */
export const patternToRegExp = (pattern: string): RegExp =>
  new RegExp(`^${escapeRegExp(pattern).replaceAll('\\*', '.*').replaceAll('\\?', '.')}$`);
