import type { Response } from '#scripts/platform/http/message.ts';
import type { CachePolicy } from '#scripts/platform/template/distribution-policies.ts';

type Ttl = CachePolicy['ttl'];

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html */
const alwaysKeptErrors = new Set([404, 405, 414, 500, 501, 502, 503, 504]);
const errorsKeptOnRequest = new Set([400, 403, 412, 415]);

const directiveSeconds = (control: string, directive: string): number | null => {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`, 'i').exec(control);
  return found ? Number(found[1]) : null;
};

/** Seconds; null when the response states none. */
const statedTtl = ({ headers }: Response, now: number): number | null => {
  const control = headers['cache-control'] ?? '';
  const maxAge = directiveSeconds(control, 's-maxage') ?? directiveSeconds(control, 'max-age');
  if (maxAge !== null || !headers.expires) return maxAge;
  const expires = Date.parse(headers.expires);
  return Number.isNaN(expires) ? 0 : Math.max(0, (expires - now) / 1000);
};

const says = ({ headers }: Response, directive: RegExp): boolean => directive.test(headers['cache-control'] ?? '');

/** Follows the table in https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Expiration.html */
const successTtl = (response: Response, { min, default: usual, max }: Ttl, now: number): number | null => {
  if (says(response, /no-store|private/i)) return min > 0 ? min : null;
  if (says(response, /no-cache/i)) return min;
  const stated = statedTtl(response, now);
  return stated === null ? Math.max(min, usual) : Math.min(Math.max(min, stated), Math.max(min, max));
};

/**
 * `no-store` has no effect on errors:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html
 */
const errorTtl = (response: Response, { max }: Ttl, leastTtl: number, now: number): number | null => {
  const stated = statedTtl(response, now);
  const isKept = alwaysKeptErrors.has(response.status) || (errorsKeptOnRequest.has(response.status) && stated !== null);
  const ttl = Math.max(leastTtl, Math.min(stated ?? 0, max));
  return isKept && ttl > 0 ? ttl : null;
};

/**
 * Returns the seconds for which CloudFront does not ask the origin again. Null: not stored; 0: stored, but revalidated
 * each time. `leastErrorTtl` is the distribution's minimum for that status.
 */
export const lifetimeOf = (response: Response, ttl: Ttl, leastErrorTtl: number, now: number): number | null => {
  // Partial content and 304 are not cacheable objects.
  if (response.status === 206 || response.status === 304) return null;
  if (response.status >= 400) return errorTtl(response, ttl, leastErrorTtl, now);
  return ttl.max === 0 ? null : successTtl(response, ttl, now);
};
