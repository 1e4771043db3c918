import type { Headers, Request } from '#scripts/platform/http/message.ts';

/** Repeated names have all their values in `multiValue`, and the first one in `value`. */
export type Values = Record<string, { value: string; multiValue?: { value: string }[] | undefined }>;

const wrap = (pairs: readonly (readonly [string, string])[]): Values => {
  const byName = Map.groupBy(pairs, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, found]) => {
      const [first = { value: '' }, ...others] = found.map(([, value]) => ({ value }));
      return [name, others.length > 0 ? { ...first, multiValue: [first, ...others] } : first];
    }),
  );
};

const unwrap = (values: Values): [string, string][] =>
  Object.entries(values).flatMap(([name, { value, multiValue = [{ value }] }]) =>
    multiValue.map((one): [string, string] => [name, one.value]),
  );

const toPairs = (text: string, separator: string): [string, string][] =>
  text
    .split(separator)
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    });

/** Names and values are percent-encoded, as in the request line. */
const queryOf = ({ query }: Request): Values => wrap(toPairs(query, '&'));

export const toHeaders = (values: Values): Headers =>
  Object.fromEntries(unwrap(values).map(([name, value]) => [name.toLowerCase(), value]));

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
export const toEvent = (request: Request) => {
  const { cookie = '', ...headers } = request.headers;
  return {
    version: '1.0',
    context: {
      distributionDomainName: 'local',
      distributionId: 'local',
      eventType: 'viewer-request',
      requestId: 'local',
    },
    viewer: { ip: request.peer.address },
    request: {
      method: request.method,
      uri: request.path,
      querystring: queryOf(request),
      headers: wrap(Object.entries(headers)),
      cookies: wrap(toPairs(cookie, '; ')),
    },
  };
};

/** The request as the function returned it; its cookies stay. A query that it left alone stays to the letter. */
export const changedBy = (
  request: Request,
  { uri, querystring, headers }: { uri: string; querystring: Values; headers: Values },
): Request => {
  const { cookie } = request.headers;
  const isSame = JSON.stringify(querystring) === JSON.stringify(queryOf(request));
  const query = isSame
    ? request.query
    : unwrap(querystring)
        .map((pair) => pair.join('='))
        .join('&');
  return { ...request, path: uri, query, headers: { ...toHeaders(headers), ...(cookie && { cookie }) } };
};
