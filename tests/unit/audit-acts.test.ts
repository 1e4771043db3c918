import { expect, test } from 'vitest';
import { basePath, type Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { auditActs, auditKinds, findAuditAct } from '#shared/domain/audit-acts.ts';
import { en } from '#shared/i18n/en/index.ts';
import { fr } from '#shared/i18n/fr/index.ts';

/** Return a form for uploading a file; they change nothing themselves. */
const forms = ['/users/{id}/upload-avatar', '/universities/{id}/upload-logo', '/resources/upload'];

/** Calls that change something and are open to others than the owner. */
const recorded = Object.values(contracts)
  .flatMap((contract) => Object.values<Route>(contract))
  .filter(({ method, path }) => method !== 'GET' && !(method === 'POST' && forms.includes(path)))
  .filter(({ allow }) => allow.some((rule) => !['public', 'account', 'self'].includes(rule)))
  .map(({ method, path }) => `${method} ${path}`);

const acts = Object.entries(auditActs);
const otherwise = ['security', 'operations'];
/** Recorded once per imported user, after the call, and when a document turns out to hold a threat. */
const withoutCall = ['import user', 'import admin', 'scan'];
const calls = new Set<string>(
  acts
    .filter(([, { kind, call }]) => !otherwise.includes(kind) && !withoutCall.includes(call))
    .map(([, { call }]) => call),
);

test('every call that is recorded is an act, and every act is such a call', () => {
  expect(recorded.length).toBeGreaterThan(30);
  expect([...calls].sort()).toEqual([...new Set(recorded)].sort());
});

test('every act has a sentence of its own in both languages, and a kind that can be chosen', () => {
  for (const texts of [fr, en]) {
    expect(Object.keys(texts.audit.acts).sort()).toEqual([...Object.keys(auditActs), 'unknown'].sort());
    expect(new Set(Object.values(texts.audit.acts)).size).toBe(acts.length + 1);
    expect(Object.keys(texts.audit.kinds)).toEqual([...auditKinds]);
  }
  expect(new Set(acts.map(([, { kind }]) => kind))).toEqual(new Set(auditKinds));
});

/** Job fields whose name in the audit log is not the form's label, written by hand. */
const differing = ['coreKinds', 'regularKinds', 'family', 'requirement', 'subjects', 'subjectsFR'];

test('the changed fields of a record are named, unless the act itself says them', () => {
  const said = ['role', 'status', 'UniversityId'];
  const { users, universities, formations, resources, catalogue } = contracts;
  const bodies = [
    users.update.body,
    universities.update.body,
    formations.update.body,
    formations.updateCategory.body,
    resources.update.body,
    catalogue.updateSkill.body,
    catalogue.updateActivity.body,
    catalogue.updateJob.body,
    catalogue.updateCase.body,
  ];
  const names = bodies.flatMap(({ shape }) => Object.keys(shape)).filter((name) => !said.includes(name));
  const own = Object.keys(fr.audit.fields);
  const labels = Object.keys(fr.jobFields.label);
  expect([...new Set([...own, ...labels])].sort()).toEqual([...new Set(names)].sort());
  expect(own.filter((name) => labels.includes(name)).sort()).toEqual(differing.sort());
});

test('a record whose role was changed is told as that; a call of the past is none', () => {
  expect(findAuditAct('PUT /users/{id}', ['firstName', 'role'])).toBe('roleChanged');
  expect(findAuditAct('PUT /users/{id}', ['firstName'])).toBe('recordChanged');
  expect(findAuditAct(`PUT ${basePath}/formerly`, [])).toBeUndefined();
});
