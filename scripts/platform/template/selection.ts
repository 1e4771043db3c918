import * as z from 'zod/mini';

const names = z._default(z.array(z.string()), []);

export type Selection = (name: string) => boolean;

export const nothing: Selection = () => false;
export const everything: Selection = () => true;

/** Returns `nothing` itself if both are. */
export const either = (one: Selection, other: Selection): Selection => {
  if (one === nothing) return other;
  return other === nothing ? one : (name) => one(name) || other(name);
};

const oneOf =
  (wanted: readonly string[]): Selection =>
  (name) =>
    wanted.includes(name);
const noneOf =
  (unwanted: readonly string[]): Selection =>
  (name) =>
    !unwanted.includes(name);

const selected = (behavior: string, listed: readonly string[]): Selection => {
  if (behavior === 'none') return nothing;
  if (behavior === 'all') return everything;
  return behavior === 'whitelist' ? oneOf(listed) : noneOf(listed);
};

const behaviors = z.enum(['none', 'all', 'whitelist', 'allExcept']);

export const cookies = z.pipe(
  z.strictObject({ CookieBehavior: behaviors, Cookies: names }),
  z.transform(({ CookieBehavior, Cookies }) => selected(CookieBehavior, Cookies)),
);

export const queryStrings = z.pipe(
  z.strictObject({ QueryStringBehavior: behaviors, QueryStrings: names }),
  z.transform(({ QueryStringBehavior, QueryStrings }) => selected(QueryStringBehavior, QueryStrings)),
);

/** True for CloudFront's own headers, which `allViewer` excludes. */
const isOwn = (name: string): boolean => name.startsWith('cloudfront-');
export const viewerHeaders: Selection = (name) => !isOwn(name);
export const viewerHeadersButHost: Selection = (name) => !isOwn(name) && name !== 'host';

/** Names in lower case. */
export const headers = z.pipe(
  z.strictObject({
    HeaderBehavior: z.enum(['none', 'whitelist', 'allViewer', 'allViewerAndWhitelistCloudFront', 'allExcept']),
    Headers: names,
  }),
  z.transform(({ HeaderBehavior, Headers }): Selection => {
    const listed = Headers.map((name) => name.toLowerCase());
    if (HeaderBehavior === 'allViewer') return viewerHeaders;
    if (HeaderBehavior === 'allViewerAndWhitelistCloudFront') return either(viewerHeaders, oneOf(listed));
    if (HeaderBehavior === 'allExcept') return (name) => viewerHeaders(name) && noneOf(listed)(name);
    return selected(HeaderBehavior, listed);
  }),
);
