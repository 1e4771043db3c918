import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { basePath } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { screens } from '#web/lib/screens.ts';
import { find, templates } from './templates.ts';

const { web } = templates;

/** Runs the edge function whose id contains the name on a request; returns its result. */
const asked = (name: string, request: { uri: string; cookies?: object; headers?: object }) => {
  const [, found] =
    find(web, 'AWS::CloudFront::Function').find(([id]) => id.includes(name)) ?? expect.unreachable(name);
  const event = { request: { cookies: {}, headers: {}, ...request } };
  return runInNewContext(`${found.Properties.FunctionCode}; handler(event)`, { event });
};

const answeredWith = ({
  uri,
  cookies = {},
  headers = {},
}: {
  uri: string;
  cookies?: object;
  headers?: object;
}): string => {
  return asked('PageFallback', { uri, cookies, headers }).uri;
};

it.each([
  ['/public/cv/rs4-k7m2xq', undefined, undefined, 'rs4-k7m2xq', 'fr'],
  ['/public/cv/rs4-k7m2xq/', 'en', 'fr-FR', 'rs4-k7m2xq', 'en'],
  ['/public/cv/rs4-k7m2xq', undefined, 'en-GB,fr', 'rs4-k7m2xq', 'en'],
  ['/public/cv/', 'de', undefined, 'nobody', 'fr'],
  ['/public/cv/a/b', undefined, undefined, 'nobody', 'fr'],
  ['/public/cv/..', undefined, undefined, 'nobody', 'fr'],
  ['/public/cv/a%2Fpage', undefined, undefined, 'nobody', 'fr'],
  [`/public/cv/${'x'.repeat(81)}`, undefined, undefined, 'nobody', 'fr'],
])(
  'asks for the page of %s, with the cookie %s and the languages %s, of %s in %s',
  (uri, cookie, said, id, language) => {
    const cookies = cookie ? { '__Secure-language': { value: cookie } } : {};
    const headers = said ? { 'accept-language': { value: said } } : {};
    const request = asked('PublicCv', { uri, cookies, headers });
    expect(request.uri).toBe(`${basePath}${contracts.usercv.getPage.path}`.replace('{id}', id));
    expect(request.headers['accept-language'].value).toBe(language);
  },
);

it.each([
  ['/', '/pages/fr/index.html'],
  ['/login', '/pages/fr/login.html'],
  ['/register', '/index.html'],
  ['/pages/fr/login.html', '/index.html'],
  ['/constructor', '/index.html'],
  ['/user/assessment/x.y', '/index.html'],
  ['/index.html', '/index.html'],
  ['/favicon.svg', '/favicon.svg'],
  ['/assets/a.js', '/assets/a.js'],
  ['/sw.js', '/sw.js'],
  ['/api/v0/x', '/api/v0/x'],
  ['/files/img/x', '/files/img/x'],
  ['/apian', '/index.html'],
])('answers %s with %s', (uri, answered) => {
  expect(answeredWith({ uri })).toBe(answered);
});

// D30, D74: the language cookie, else the browser's first language if supported, else French.
it.each([
  ['en', undefined, 'en'],
  ['fr', 'en-GB,en;q=0.9', 'fr'],
  ['de', 'en-GB,en;q=0.9', 'en'],
  [undefined, 'en-GB,en;q=0.9,fr;q=0.8', 'en'],
  [undefined, 'fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  [undefined, 'de-DE,de;q=0.9,en;q=0.8', 'fr'],
  [undefined, 'enx', 'fr'],
  [undefined, undefined, 'fr'],
])('with the cookie %s and the languages %s, renders in %s', (cookie, accepted, language) => {
  const cookies = cookie ? { '__Secure-language': { value: cookie } } : {};
  const headers = accepted ? { 'accept-language': { value: accepted } } : {};
  expect(answeredWith({ uri: '/', cookies, headers })).toBe(`/pages/${language}/index.html`);
});

it('knows every screen that the build renders', () => {
  const rendered = screens.filter(({ isRendered }) => isRendered).map(({ path }) => path);
  expect(rendered).toEqual(['/', '/login']);
  expect(screens.map(({ path }) => path).filter((uri) => answeredWith({ uri }) !== '/index.html')).toEqual(rendered);
});
