import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { auditPage } from '#shared/schemas/audit.ts';
import * as catalogue from '#shared/schemas/catalogue.ts';
import * as sets from '#shared/schemas/catalogue-set.ts';
import { allCounts, universityCounts } from '#shared/schemas/counts.ts';
import { formation, formationCategory, formationSkill, shownFormation } from '#shared/schemas/formation.ts';
import { formationsImport, importProgress, peopleImport } from '#shared/schemas/import.ts';
import * as portfolios from '#shared/schemas/portfolio.ts';
import { page, pageQuery } from '#shared/schemas/record.ts';
import { resource } from '#shared/schemas/resource.ts';
import { listedUniversity, university, universityDeletion } from '#shared/schemas/university.ts';
import { uploadForm } from '#shared/schemas/upload.ts';
import { universityUsage } from '#shared/schemas/usage.ts';
import * as users from '#shared/schemas/user.ts';
import { userRecord } from '#shared/schemas/user-record.ts';
import * as cvs from '#shared/schemas/usercv.ts';
import { read } from './fields.ts';

const at = '2026-01-02T03:04:05Z';
const words = { name: 'N', nameFR: 'NF', definition: 'D', definitionFR: 'DF', description: 'X', descriptionFR: 'XF' };
const entry = { id: 's1', ...words, category: 1, active: true };
const person = {
  ...{
    id: 'p1',
    firstName: 'Ada',
    lastName: 'L',
    email: 'a@b.fr',
    emailConfirmed: true,
    role: 'user',
    status: 'ACCEPTED',
  },
  ...{ UniversityId: 'u1', avatarUrl: '/files/img/a', createdAt: at, mailTrouble: { kind: 'bounce', at } },
};
const lyon = {
  id: 'u1',
  name: 'Lyon',
  city: 'Lyon',
  country: 'France',
  address: 'A',
  contactEmail: 'a@b.fr',
  logoUrl: '/files/l',
  createdAt: at,
};
const skillOfJob = { SkillId: 's1', value: 3, importance: 4.5, contribution: -0.1 };
const assessment = {
  ...{
    id: 'a1',
    title: 'T',
    researchDomain: '1',
    otherDomains: ['2'],
    wishes: ['data'],
    keptJobs: ['j1'],
    hiddenJobs: ['j2'],
  },
  ...{ createdAt: at, updatedAt: at },
};
const job = {
  id: 'j1',
  ...words,
  active: true,
  family: 'F',
  familyFR: 'FF',
  employers: ['company'],
  requirement: null,
};
const calculated = {
  ...{ rank: 1, isPartial: true, readiness: 'close', certainty: 'likely', Job: job, wishes: ['data'] },
  ...{ mostImportantSkills: [skillOfJob], distinctiveSkills: [skillOfJob] },
};
const row = { id: 'r1', value: null, touchedAt: at };
const part = {
  kind: 'skill',
  id: 's1',
  value: 5,
  importantFlag: true,
  importance: 1,
  usualImportance: 2,
  contribution: 3,
};
const { wishes: _, ...explained } = calculated;
const star = { id: 'r1', value: 0.5 };
const period = { startDate: '2020-01-01', endDate: '2021-01-01' };
const items = {
  Diplomas: [{ id: 'd1', name: 'N', university: 'U', city: 'C', ...period }],
  Experiences: [{ id: 'e1', title: 'T', company: 'C', city: 'C', ...period }],
  Publications: [{ id: 'b1', title: 'T', description: 'D', authors: 'A', journalName: 'J', date: 2020, url: 'a.fr' }],
};
const mine = { userId: 'p1', isPublic: true };
const withOwner = Object.fromEntries(
  Object.entries(items).map(([kind, list]) => [kind, list.map((item) => ({ ...item, ...mine }))]),
);
const shownPerson = {
  firstName: 'Ada',
  lastName: 'L',
  avatarUrl: '/files/a',
  Socials: [{ platform: 'TWITTER', url: 'x.com/a' }],
  ...items,
};
const flags =
  'showExperiences showDiplomas showPublications showSkills showDoctorate showAppreciation showSmart allowIndexing';
const userCv = { about: 'A', ...Object.fromEntries(flags.split(' ').map((flag) => [flag, true])) };
const count = (names: string): Record<string, number> =>
  Object.fromEntries(names.split(' ').map((name, n) => [name, n + 1]));
const campus =
  'pendingUsers acceptedUsers rejectedUsers unconfirmedUsers usersWithoutPortfolio administrators failedMails formations formationsWithoutSkills';
const named = { id: 'x', name: 'N' };

test.each<[string, z.ZodMiniType, Record<string, unknown>]>([
  ['a person', users.user, person],
  ['a member', users.member, { ...person, isInvited: true, mailFailed: { kind: 'k', since: at } }],
  ['a contact', users.contact, { email: 'a@b.fr', administrators: [{ firstName: 'Ada', lastName: 'L' }] }],
  ['a session', users.session, { token: 't', user: person }],
  ['a device', users.openSession, { id: 's', device: 'Firefox', createdAt: at, lastSeenAt: at, isCurrent: true }],
  ['a second step', users.challenge, { challenge: 'c' }],
  [
    'a whole person',
    userRecord,
    {
      ...{
        ...person,
        isInvited: true,
        birthDate: '1990-01-01',
        gender: 'OTHER',
        interests: 'I',
        otherDiplomasObtained: '1',
      },
      Socials: [{ platform: 'TWITTER', url: 'x.com/a' }],
    },
  ],
  ['a university', university, lyon],
  [
    'a university of the list',
    listedUniversity,
    { id: 'u1', name: 'Lyon', logoUrl: '/files/l', city: null, createdAt: at },
  ],
  [
    'a deletion',
    universityDeletion,
    {
      ...{
        id: 'u1',
        name: 'N',
        state: 'failing',
        step: 's',
        transferUsersTo: 'u2',
        movedUsers: 1,
        members: 2,
        startedAt: at,
      },
      doneAt: at,
    },
  ],
  [
    'a course',
    shownFormation,
    {
      id: 'f1',
      universityId: 'u1',
      title: 'T',
      description: 'D',
      url: 'a.fr',
      FormationCategoryId: 'c1',
      FormationCategory: { name: 'N' },
    },
  ],
  [
    'a course as kept',
    formation.record,
    { id: 'f1', universityId: 'u1', title: 'T', description: 'D', url: null, FormationCategoryId: null },
  ],
  ['a category', formationCategory.record, { id: 'c1', universityId: 'u1', name: 'N' }],
  ['a skill of a course', formationSkill, { id: 'k1', SkillId: 's1', Skill: entry, value: 0.5 }],
  [
    'a resource',
    resource,
    {
      id: 'r',
      label: 'L',
      description: 'D',
      type: 'LINK',
      url: 'a.fr',
      file: 'f',
      size: 1,
      isForUniversity: true,
      createdAt: at,
    },
  ],
  ['an upload form', uploadForm, { url: 'u', fields: { a: 'b' }, key: 'k' }],
  ['what was used', universityUsage, { share: 2, days: [{ day: '2026-01-02', ...count('jobs mails pdfs uploads') }] }],
  ['what waits', universityCounts, count(campus)],
  [
    'what waits everywhere',
    allCounts,
    {
      ...count('universities universitiesWithoutAdministrator pendingUsers users failedTasks'),
      waiting: [{ universityId: 'u1', pendingUsers: 1, administrators: 2 }],
    },
  ],
  ['an import of people', peopleImport, { id: 'i', people: 1, administrators: ['A'] }],
  ['an import of courses', formationsImport, { id: 'i', formations: 1, newCategories: ['A'] }],
  [
    'an import’s progress',
    importProgress,
    {
      state: 'failing',
      rows: 3,
      done: 2,
      refused: 1,
      refusals: [{ line: 2, code: 'c', msg: 'm' }],
      startedAt: at,
      doneAt: at,
    },
  ],
  [
    'the audit',
    auditPage,
    {
      entries: [
        {
          id: '2026-01-02T03:04:05.678Z#a',
          at,
          act: 'a',
          who: named,
          what: { kind: 'person', ...named },
          fields: ['f'],
          University: named,
        },
      ],
      next: '2026-01-02T03:04:05.678Z#a',
    },
  ],
  ['a skill', catalogue.skill.record, entry],
  ['an activity', catalogue.activity.record, { ...entry, id: 'a1' }],
  ['a job', catalogue.job, { id: 'j1', ...words, active: false }],
  ['a skill that is called for', catalogue.calledSkill, { id: 'x', value: 5, Skill: entry }],
  ['an activity that is called for', catalogue.calledActivity, { id: 'x', value: 5, Activity: entry }],
  ['a tried strength', catalogue.triedStrength, { profiles: 1, moved: [{ id: 'j1', before: ['j1'], after: ['j2'] }] }],
  ['a catalogue', sets.exportedSet, { version: null, files: { a: 'b' } }],
  [
    'an imported catalogue',
    sets.importedSet,
    {
      version: 'v',
      changes: [{ list: 'rncps', id: 'r1', name: 'N', what: 'retired', fields: ['f'] }],
      warnings: [{ code: 'c', ids: ['s1'], msg: 'm' }],
    },
  ],
  ['an assessment', portfolios.portfolio, assessment],
  ['an assessment with its progress', portfolios.portfolioProgress, { ...assessment, answered: 1, total: 2 }],
  ['a rated skill', portfolios.ratedSkill, { ...row, importantFlag: false, Skill: entry }],
  ['a rated activity', portfolios.ratedActivity, { ...row, importantFlag: null, Activity: entry }],
  ['a rated value', portfolios.ratedValue, { ...row, Value: entry }],
  ['a rated RNCP competency', portfolios.ratedRncp, { ...row, Rncp: entry }],
  [
    'suggested jobs',
    portfolios.calculatedJobs,
    { calculatedJobs: [calculated], count: 1, elsewhere: [calculated], commonSkills: [skillOfJob], version: 'v' },
  ],
  [
    'why a job stands there',
    portfolios.jobExplanation,
    { ...explained, count: 2, score: 0.5, averageScore: 0.1, parts: [part] },
  ],
  ['a skill of a CV', cvs.userCvSkill, { ...star, Skill: entry }],
  ['a value of a CV', cvs.userCvValue, { ...star, Value: entry }],
  ['an activity of a CV', cvs.userCvActivity, { ...star, Activity: entry }],
  ['the lists of a profile', cvs.profileItems, withOwner],
  ['a page of a list', z.object({ ...page, ...pageQuery }), { next: 'n', after: 'a' }],
])('%s is answered whole, and nothing else of it', (_name, schema, body) => {
  expect(read(schema, { ...body, passwordHash: 'x' })).toStrictEqual(body);
});

test('a public CV never tells whose its items are, nor which are public', () => {
  const shown = { userCv, doctorate: null, skills: { s1: 0.5 }, values: { v1: null }, activities: {} };
  expect(read(cvs.shownCv, { ...shown, user: { ...shownPerson, ...withOwner, email: 'a@b.fr' } })).toStrictEqual({
    ...shown,
    user: shownPerson,
  });
  const answered = {
    ...{
      userCv,
      doctorate: null,
      userCvSkills: [{ ...star, Skill: entry }],
      userCvValues: [{ ...star, Value: entry }],
    },
    userCvActivities: [{ ...star, Activity: entry }],
  };
  const University = { name: 'Lyon', logoUrl: '/files/l' };
  expect(read(cvs.publicCv, { ...answered, user: { ...shownPerson, ...withOwner, University: lyon } })).toStrictEqual({
    ...answered,
    user: { ...shownPerson, University },
  });
});

test('only the five sections make a CV public', () => {
  expect(cvs.sectionFlags).toEqual([
    'showExperiences',
    'showDiplomas',
    'showPublications',
    'showSkills',
    'showDoctorate',
  ]);
});

describe('what the records of before lack', () => {
  test.each<[string, z.ZodMiniType, Record<string, unknown>, Record<string, unknown>]>([
    [
      'a person',
      users.user,
      { ...person, emailConfirmed: undefined, UniversityId: undefined },
      { emailConfirmed: false, UniversityId: null },
    ],
    ['an invited person', users.member, { ...person, isInvited: undefined }, { isInvited: false }],
    ['a person’s links', userRecord, { ...person, Socials: undefined }, { Socials: [], isInvited: false }],
    ['the links of a CV', cvs.shownCv.shape.user, { ...shownPerson, Socials: undefined }, { Socials: [] }],
    ['counts', universityCounts, {}, Object.fromEntries(campus.split(' ').map((name) => [name, 0]))],
  ])('%s', (_name, schema, body, kept) => {
    expect(read(schema, body)).toMatchObject(kept);
  });
});

test.each<[string, z.ZodMiniType, Record<string, unknown>, [string, string]]>([
  ['a rank of 0', portfolios.calculatedJob, { ...calculated, rank: 0 }, ['rank', 'too_small']],
  [
    'a rank of 0, explained',
    portfolios.jobExplanation,
    { ...explained, count: 2, score: 1, averageScore: 0, parts: [], rank: 0 },
    ['rank', 'too_small'],
  ],
  [
    'a category 0',
    formationSkill,
    { id: 'k', SkillId: 's1', value: 1, Skill: { ...entry, category: 0 } },
    ['Skill.category', 'too_small'],
  ],
  ['a picture elsewhere', users.user, { ...person, avatarUrl: 'https://a.fr/files/' }, ['avatarUrl', 'invalid_value']],
  [
    'a trouble unknown',
    users.user,
    { ...person, mailTrouble: { kind: 'k', at } },
    ['mailTrouble.kind', 'invalid_value'],
  ],
  [
    'a file as a type',
    resource,
    { id: 'r', label: 'L', description: 'D', type: 'file', isForUniversity: true, createdAt: at },
    ['type', 'invalid_value'],
  ],
])('%s is never answered', (_name, schema, body, refusal) => {
  expect(read(schema, body)).toEqual([refusal]);
});
