import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productBuilds } from '#scripts/local/build.ts';
import { freePort } from '#scripts/local/http/port.ts';
import { type Local, startLocal } from '#scripts/local/local.ts';

// MDN's HTTP Observatory, by its rules as they are written there, since it asks sites on the internet only:
// https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring (version 1.4). A site begins with 100 points.
const { cdkOut } = productBuilds(resolve(import.meta.dirname, '../..'), new AbortController().signal);
let local: Local;
beforeAll(async () => {
  const localDir = mkdtempSync(join(tmpdir(), 'observatory-'));
  local = await startLocal({ port: await freePort(), localDir, cdkOut, log: () => undefined });
});
afterAll(() => local.stop());

const scripts = (html: string): string[] => html.match(/<script [^>]*src=[^>]*>/g) ?? [];

/** The points of each test of the Observatory for a page, or NaN for an outcome that the product is not to have. */
const pointsOf = (headers: Headers, html: string): Record<string, number> => {
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  // Of pictures it looks at nothing: what is unsafe is said of scripts, styles and plugins.
  const isStrict = [...policy].every(
    ([name, sources]) => name === 'img-src' || !/unsafe|\*|(^| )(https?|data|blob):($| )/.test(sources),
  );
  const [, seconds = '0'] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
  const sure = (holds: boolean, points: number): number => (holds ? points : Number.NaN);
  return {
    'csp-implemented-with-no-unsafe-default-src-none': sure(policy.get('default-src') === "'none'" && isStrict, 10),
    'cookies-not-found': sure(headers.getSetCookie().length === 0, 0),
    'cross-origin-resource-sharing-not-implemented': sure(!headers.has('access-control-allow-origin'), 0),
    'referrer-policy-private': sure(headers.get('referrer-policy') === 'no-referrer', 5),
    'hsts-implemented-max-age-at-least-six-months': sure(Number(seconds) >= 15_768_000, 0),
    'sri-implemented-and-all-scripts-loaded-securely': sure(
      scripts(html).length > 0 && scripts(html).every((tag) => tag.includes('integrity="sha384-')),
      5,
    ),
    'x-content-type-options-nosniff': sure(headers.get('x-content-type-options') === 'nosniff', 0),
    'x-frame-options-implemented-via-csp': sure(policy.get('frame-ancestors') === "'none'", 5),
    'corp-implemented-with-same-origin': sure(headers.get('cross-origin-resource-policy') === 'same-origin', 10),
  };
};

it.each(['/', '/login', '/register', '/public/cv/nobody'])('scores 135 at %s: A+', async (path) => {
  const page = await fetch(`${local.origin}${path}`);
  const points = pointsOf(page.headers, await page.text());
  expect(Object.entries(points).filter(([, one]) => Number.isNaN(one))).toEqual([]);
  expect(100 + Object.values(points).reduce((sum, one) => sum + one, 0)).toBe(135);
});
