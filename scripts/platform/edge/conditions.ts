import type { Headers, Request, Response } from '#scripts/platform/http/message.ts';

/** As strong or as weak ones: a compressed copy counts as the same thing. */
const sameTag = (one: string, other: string): boolean => one.replace(/^W\//, '') === other.replace(/^W\//, '');

/** Whether the viewer says that it has that response already. */
const isKnown = ({ headers }: Request, response: Response): boolean => {
  const { etag, 'last-modified': modified } = response.headers;
  const tags = headers['if-none-match'];
  if (tags !== undefined) return etag !== undefined && tags.split(',').some((tag) => sameTag(tag.trim(), etag));
  return modified !== undefined && Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(modified);
};

/** The response as a viewer gets it who may have it already: then “not modified”. */
export const ifModified = (request: Request, response: Response): Response =>
  response.status === 200 && isKnown(request, response) ? { ...response, status: 304, body: undefined } : response;

/** The headers that ask an origin whether that response is still its latest. */
export const validatorsOf = ({ headers: { etag, 'last-modified': modified } }: Response): Headers => ({
  ...(etag && { 'if-none-match': etag }),
  ...(modified && { 'if-modified-since': modified }),
});

/** The request with those conditions in place of the viewer's own. */
export const withConditions = (conditions: Headers, { headers, ...request }: Request): Request => {
  const others = Object.entries(headers).filter(([name]) => !name.startsWith('if-'));
  return { ...request, headers: { ...Object.fromEntries(others), ...conditions } };
};
