import * as z from 'zod/mini';

export const text = z.string('must be text');
export const like = (pattern: RegExp, message: string) => text.check(z.regex(pattern, message));
export const domainName = like(
  /^([a-z0-9-]+\.)+[a-z]{2,}$/,
  'must be a domain in small letters, without https:// and slashes',
);
export const address = text.check(z.email('must be an e-mail address'));
export const count = z.int('must be a whole number').check(z.positive('must be more than nothing'));
export const bucket = z.strictObject({ requestsPerSecond: count, burst: count });
export const atMost = (most: number, why = '') => count.check(z.maximum(most, `must be ${most} at most${why}`));

/** A table that a restore has made. */
export const restoredTable = z.strictObject({
  table: text,
  tableStreamArn: like(/^arn:aws:dynamodb:.*\/stream\/.+$/, 'must be the ARN of the table’s stream'),
});
