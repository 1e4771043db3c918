import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cellTroubles, type Deployed, settled, smokeTroubles } from '#scripts/operations/deploy/smoke.ts';
import { freePort, productBuilds, root } from '#scripts/platform/index.ts';
import { type Local, startLocal } from '#scripts/platform/services.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

// Runs the smoke test of `npm run deploy` against the local product.
const { cdkOut } = productBuilds();
let local: Local;
let deployed: Deployed;
beforeAll(async () => {
  const localDir = temporaryFolder('smoke');
  local = await startLocal({ port: await freePort(), localDir, cdkOut, log: () => undefined });
  const page = readFileSync(join(root, 'web/dist/index.html'), 'utf8');
  deployed = { address: local.origin, page, version: '1' };
});
afterAll(() => local.stop());

/** Replaces fetch for the matching paths. */
const butFor =
  (path: RegExp, answer: (response: Response) => Promise<Response> | Response): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    return path.test(new URL(String(input)).pathname) ? answer(response) : response;
  };
const without =
  (name: string) =>
  async (response: Response): Promise<Response> => {
    const headers = new Headers(response.headers);
    headers.delete(name);
    return new Response(await response.text(), { status: response.status, headers });
  };
const aPage = () => new Response('<!doctype html>', { status: 200, headers: { 'content-type': 'text/html' } });

it('finds nothing wrong with a product that works', async () => {
  expect(await smokeTroubles(deployed, fetch)).toEqual([]);
});

it('finds nothing wrong with a cell at its own address, and sees one that answers without the site’s secret', async () => {
  expect(await cellTroubles({ address: local.apiOrigin, version: '1' }, fetch)).toEqual([]);
  expect(await cellTroubles({ address: local.origin, version: '1' }, fetch)).toEqual([
    'The API: GET /api/v0/users/nobody past the site answered 401 with application/json; charset=utf-8, not a 403 in JSON.',
  ]);
});

it.each<[string, typeof fetch, string[]]>([
  [
    'a page without its policy',
    butFor(/^\/$/, without('content-security-policy')),
    ['The site: its page comes without content-security-policy.'],
  ],
  [
    'a page that browsers keep',
    butFor(/^\/index\.html$/, without('cache-control')),
    ['The site: browsers would keep its page after an upgrade.'],
  ],
  [
    'a page of another build',
    butFor(/^\/index\.html$/, () => new Response('<script src="/assets/of-before.js">')),
    ['The site: its page is not the one that was just built.'],
  ],
  [
    'a script that is not there',
    butFor(/^\/assets\/.*\.js$/, () => aPage()),
    [expect.stringMatching(/^The site: \/assets\/\S+\.js answered 200 with text\/html\.$/)],
  ],
  [
    'a script that is not kept',
    butFor(/^\/assets\/.*\.js$/, without('cache-control')),
    [expect.stringMatching(/^The site: browsers would not keep \/assets\/\S+\.js\.$/)],
  ],
  [
    'a page for every path of the API',
    butFor(/^\/api\//, () => aPage()),
    [
      'The API: GET /api/v0/openapi.json answered 200 with text/html.',
      'The API: the unknown path /api/v0/no-such-call answered 200 with text/html, not a 404 in JSON.',
      'The API: GET /api/v0/users/nobody without signing in answered 200 with text/html, not a 401 in JSON.',
    ],
  ],
  [
    'a page that comes with the 404 of the API',
    butFor(
      /no-such-call$/,
      () => new Response('<!doctype html>', { status: 404, headers: { 'content-type': 'text/html' } }),
    ),
    ['The API: the unknown path /api/v0/no-such-call answered 404 with text/html, not a 404 in JSON.'],
  ],
  [
    'an API that fails for strangers in its own words',
    butFor(/users\/nobody$/, () => Response.json({ msg: 'Unavailable', code: 'unavailable' }, { status: 503 })),
    ['The API: GET /api/v0/users/nobody without signing in answered 503 with application/json, not a 401 in JSON.'],
  ],
  [
    'nothing at all, said once',
    async () => {
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND d1.cloudfront.net') });
    },
    ['It could not be tried: fetch failed (getaddrinfo ENOTFOUND d1.cloudfront.net).'],
  ],
])('says of %s what is wrong, in a sentence', async (_, fetching, sentences) => {
  expect(await smokeTroubles(deployed, fetching)).toEqual(sentences);
});

it('sees that another version answers than was deployed', async () => {
  expect(await smokeTroubles({ ...deployed, version: '2' }, fetch)).toEqual([
    'The API: version 1 of its function answers, not 2, which was just deployed.',
  ]);
});

it('sees that candidates do not get in, where there is an account to try it with', async () => {
  const signIn = async () => {
    throw new Error('POST /api/v0/auth/login answered 503');
  };
  expect(await smokeTroubles({ ...deployed, signIn }, fetch)).toEqual([
    'Candidates do not get in: POST /api/v0/auth/login answered 503.',
  ]);
});

it('looks again while there are troubles, three times in all', async () => {
  const outcomes = (...found: string[][]) => {
    const looks = found.values();
    return settled(
      async () => looks.next().value ?? expect.unreachable(),
      async () => undefined,
    );
  };
  expect(await outcomes([])).toEqual([]);
  expect(await outcomes(['a'], [])).toEqual([]);
  expect(await outcomes(['a'], ['b'], ['c'])).toEqual(['c']);
});
