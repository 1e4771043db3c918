import { expect, test } from 'vitest';
import { readAdvice } from '#scripts/tools/trust/ask-npm.ts';
import { findSecrets } from '#scripts/tools/trust/find-secrets.ts';
import { isAllowed, lockedPackages, shippedPackages } from '#scripts/tools/trust/shipped-packages.ts';

const locked = lockedPackages();

test('everything that ships has a license of the allowed list', () => {
  const shipped = shippedPackages(locked);
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter(({ license }) => !isAllowed(license))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['unknown', false],
])('the license %s is allowed: %s', (license, allowed) => expect(isAllowed(license)).toBe(allowed));

test('development tools do not ship, and a package of two versions is listed with both', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
      'node_modules/@b/c': { version: '1.0.0', license: 'ISC' },
    },
  };
  expect(shippedPackages(lockedPackages(JSON.stringify(lock)))).toEqual([
    { name: '@b/c', version: '2.0.0', license: 'unknown' },
    { name: '@b/c', version: '1.0.0', license: 'ISC' },
    { name: 'a', version: '1.0.0', license: 'MIT' },
  ]);
});

test('every package of the lock file comes from the registry, with its hash', () => {
  const foreign = locked.filter(
    ({ integrity, inBundle, resolved = 'https://registry.npmjs.org/' }) =>
      !(inBundle || integrity?.startsWith('sha512-')) || !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(foreign).toEqual([]);
});

const [head, body] = ['eyJhbGciOiJFUzI1NiJ9', 'eyJzdWIiOiJub2JvZHkifQ'];
test.each([
  [`key: "${'AKIA'}${'B'.repeat(16)}"`, 'AWS access key'],
  [`AWS_SECRET_ACCESS_KEY="${'a'.repeat(40)}"`, 'AWS secret key'],
  [`-----BEGIN ${'EC PRIVATE KEY'}-----\n${'M'.repeat(20)}`, 'private key'],
  [`"${head}.${body}.${'s'.repeat(43)}"`, 'JSON web token'],
  [`ghp_${'x'.repeat(36)}`, 'token of a code host'],
  ['password: "demo-Passw0rd!"', 'secret of the local stage'],
])('a secret in %j is found', (text, name) => expect(findSecrets(text)).toEqual([name]));

test.each([
  'const start = "-----BEGIN PRIVATE KEY-----"',
  'AKIA',
  'eyJ',
  'arn:aws:secretsmanager:eu-west-3:1:secret:x',
])('%j holds no secret', (text) => expect(findSecrets(text)).toEqual([]));

test.each([
  ['{"metadata":{"vulnerabilities":{"low":3,"high":1,"critical":2}}}', { advisories: 3 }],
  ['{"message":"405 Method Not Allowed"}', { notAsked: '405 Method Not Allowed' }],
  ['{"error":{"code":"ENOTFOUND","summary":"request failed"}}', { notAsked: 'request failed' }],
  ['', { notAsked: 'npm gave no report' }],
])('npm’s report %j is read', (report, advice) => expect(readAdvice(report)).toEqual(advice));
