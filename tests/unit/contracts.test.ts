import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generated } from '#scripts/tools/generate.ts';
import type { Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';

const routes = Object.entries(contracts).flatMap(([group, contract]) =>
  Object.entries<Route>(contract).map(([name, route]) => ({ call: `${group}.${name}`, route })),
);

test('no two calls share a method and a path', () => {
  const keys = routes.map(({ route }) => `${route.method} ${route.path.replace(/\{\w+\}/g, '{}')}`);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test('every rule about an owner or a university says whose it is', () => {
  const needsSubject = ['account', 'self', 'selfOrAdmin', 'campus', 'campusAdmin'];
  const without = routes.filter(({ route }) => !route.of && route.allow.some((rule) => needsSubject.includes(rule)));
  expect(without.map(({ call }) => call)).toEqual([]);
});

test('every place that names a subject is in the path, the query or the body', () => {
  for (const { call, route } of routes) {
    for (const source of Object.values(route.of ?? {})) {
      const [part, name] = source.split('.');
      if (part === 'actor') continue;
      if (part === 'params') expect(route.path, call).toContain(`{${name}}`);
      else expect(part === 'query' ? route.query : route.body, call).toBeDefined();
    }
  }
});

test('every call that nobody is signed in for says by what it finds its cell', () => {
  const open = routes.filter(({ route }) => route.allow.includes('public'));
  expect(Object.fromEntries(open.map(({ call, route }) => [call, route.livesBy]))).toEqual({
    'auth.login': { address: 'body.email' },
    'auth.secondStep': { address: 'body.email' },
    'auth.resetPassword': { address: 'body.email' },
    'auth.register': { owned: 'body.email', university: 'body.universityId' },
    'auth.checkLink': { person: 'body.userId' },
    'auth.updatePassword': { person: 'body.userId' },
    'auth.confirmEmail': { person: 'body.userId' },
    'auth.stay': { person: 'body.userId' },
    'auth.renew': 'session',
    'auth.logout': 'session',
    'usercv.getPublic': { person: 'params.id' },
    'usercv.getPage': { person: 'params.id' },
    'usercv.contact': { person: 'params.id' },
    // Lists the universities of every cell.
    'universities.list': undefined,
    // Every cell has the same description.
    'service.describe': undefined,
  });
  const closed = routes.filter(({ route }) => route.livesBy && !route.allow.includes('public'));
  expect(closed.map(({ call }) => call)).toEqual([]);
});

test('a call that is asked of every cell says so', () => {
  const asked = routes.filter(({ route }) => route.ofEveryCell);
  expect(asked.map(({ call }) => call).sort()).toEqual([
    'audit.listOfAll',
    'universities.getDeletion',
    'universities.list',
    'universities.listDeletions',
    'universities.listUsages',
    'users.countsOfAll',
  ]);
});

test('a change says which other groups show it: their answers are read anew', () => {
  const stale = routes.flatMap(({ call, route }) => (route.stale ? [[call, route.stale.join(' ')]] : []));
  expect(Object.fromEntries(stale)).toEqual({
    // Homes count users, courses and the skills that courses strengthen.
    'auth.confirmEmail': 'users',
    'auth.eraseAccount': 'users usercv',
    'auth.keepAccount': 'users usercv',
    'universities.create': 'users',
    'universities.remove': 'users formations',
    'users.move': 'universities',
    'formations.create': 'users',
    'formations.remove': 'users',
    'formations.addSkill': 'users',
    'formations.removeSkill': 'users',
    // Assessments and courses contain catalogue names.
    'catalogue.updateSkill': 'portfolios formations',
    'catalogue.removeSkill': 'portfolios formations',
    'catalogue.updateActivity': 'portfolios formations',
    'catalogue.removeActivity': 'portfolios formations',
    'catalogue.updateJob': 'portfolios formations',
    'catalogue.removeJob': 'portfolios formations',
    'catalogue.updateCase': 'portfolios formations',
    'catalogue.removeCase': 'portfolios formations',
    // A CV contains the profile's records and marks the public ones.
    'diplomas.create': 'usercv',
    'diplomas.update': 'usercv',
    'diplomas.remove': 'usercv',
    'experiences.create': 'usercv',
    'experiences.update': 'usercv',
    'experiences.remove': 'usercv',
    'publications.create': 'usercv',
    'publications.update': 'usercv',
    'publications.remove': 'usercv',
    'usercv.withdraw': 'diplomas experiences publications',
  });
});

test('a call that costs much says of which of its university’s shares it takes', () => {
  const shares = routes.flatMap(({ call, route }) => (route.uses ? [[call, route.uses]] : []));
  expect(Object.fromEntries(shares)).toEqual({
    'users.create': 'mails',
    'users.resendInvitation': 'mails',
    'users.avatarForm': 'uploads',
    'users.uploadAvatar': 'uploads',
    'universities.logoForm': 'uploads',
    'universities.uploadLogo': 'uploads',
    'resources.documentForm': 'uploads',
    'resources.create': 'uploads',
    'portfolios.generateJobs': 'jobs',
    'portfolios.explainJob': 'jobs',
    'exports.generatePdf': 'pdfs',
    'exports.generateSharedPdf': 'pdfs',
  });
});

test.each(Object.entries(await generated()))('%s is up to date (else: npm run generate)', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});
