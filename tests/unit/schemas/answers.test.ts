import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { auditPage } from '#shared/schemas/audit.ts';
import * as catalogue from '#shared/schemas/catalogue.ts';
import * as sets from '#shared/schemas/catalogue-set.ts';
import { allCounts, universityCounts } from '#shared/schemas/counts.ts';
import { formation, formationCategory, formationSkill, shownFormation } from '#shared/schemas/formation.ts';
import { formationsImport, importProgress, peopleImport } from '#shared/schemas/import.ts';
import * as portfolios from '#shared/schemas/portfolio.ts';
import { portfolio } from '#shared/schemas/portfolio-record.ts';
import { page, pageQuery } from '#shared/schemas/record.ts';
import { resource } from '#shared/schemas/resource.ts';
import { listedUniversity, university, universityDeletion } from '#shared/schemas/university.ts';
import { uploadForm } from '#shared/schemas/upload.ts';
import { universityUsage } from '#shared/schemas/usage.ts';
import * as users from '#shared/schemas/user.ts';
import { userRecord } from '#shared/schemas/user-record.ts';
import * as cvs from '#shared/schemas/usercv.ts';
import { read } from './fields.ts';

const each = <T>(names: string, value: T) => Object.fromEntries(names.split(' ').map((name) => [name, value]));
const texts = (names: string) => each(names, 'x');
const numbers = (names: string) => each(names, 7);
const times = (names: string) => each(names, '2026-01-02T03:04:05Z');

const words = texts('name nameFR definition definitionFR description descriptionFR');
const revised = { revision: 3 };
const entry = { id: 's1', ...words, category: 1, active: true };
const mailTrouble = { kind: 'bounce', ...times('at') };
const ofUser = { ...texts('id firstName lastName UniversityId'), email: 'a@b.fr', role: 'user', status: 'ACCEPTED' };
const person = { ...ofUser, ...times('createdAt'), emailConfirmed: true, avatarUrl: '/files/img/a', mailTrouble };
const Socials = [{ platform: 'TWITTER', url: 'x.com/a' }];
const personal = { ...texts('interests'), birthDate: '1990-01-01', gender: 'OTHER', otherDiplomasObtained: '1' };
const lyon = {
  ...texts('id name city country address'),
  contactEmail: 'a@b.fr',
  timeZone: 'Indian/Reunion',
  logoUrl: '/files/l',
  ...times('createdAt'),
  ...revised,
};
const deletion = { ...texts('id name step transferUsersTo'), state: 'failing', ...numbers('movedUsers members') };
const course = { ...texts('id universityId title description url FormationCategoryId'), ...revised };
const stored = {
  ...texts('id label description url file'),
  type: 'LINK',
  size: 1,
  scan: 'THREAT',
  isForUniversity: true,
  ...revised,
};
const campusCounts =
  'pendingUsers acceptedUsers rejectedUsers unconfirmedUsers usersWithoutPortfolio administrators failedMails formations formationsWithoutSkills';
const waiting = { universityId: 'u1', ...numbers('pendingUsers administrators') };
const allCounted = numbers('universities universitiesWithoutAdministrator pendingUsers users failedTasks');
const refusals = [{ line: 2, ...texts('code msg') }];
const progress = { state: 'failing', ...numbers('rows done refused'), refusals, ...times('startedAt doneAt') };
const next = '2026-01-02T03:04:05.678Z#a';
const named = texts('id name');
const act = {
  id: next,
  ...times('at'),
  act: 'x',
  who: named,
  what: { kind: 'person', ...named },
  fields: ['x'],
  University: named,
};
const changes = [{ list: 'rncps', id: 'r1', name: 'x', what: 'retired', fields: ['x'] }];
const warnings = [{ ...texts('code msg'), ids: ['s1'], names: ['n'] }];

const asked = { SkillId: 's1', value: 3, ...numbers('importance contribution') };
const marked = { keptJobs: ['j1'], hiddenJobs: ['j2'], comparedJobs: ['j3'], otherDomains: ['2'], wishes: ['data'] };
const assessment = {
  ...{ ...texts('id title'), researchDomain: '1', ...marked },
  ...{ ...times('createdAt updatedAt'), ...revised },
};
const Job = {
  id: 'j1',
  ...words,
  ...texts('family familyFR'),
  active: true,
  employers: ['company'],
  requirement: null,
};
const skills = { mostImportantSkills: [asked], distinctiveSkills: [asked] };
const placed = { rank: 1, isPartial: true, readiness: 'close', certainty: 'likely', Job, ...skills };
const part = {
  kind: 'skill',
  id: 's1',
  value: 5,
  importantFlag: true,
  ...numbers('importance usualImportance contribution'),
  words: ['x'],
};
const reasons = { closer: [part], away: [part] };
const calculated = { ...placed, wishes: ['data'], domainAccess: 'outside', rose: -1, reasons };
const explained = { ...placed, ...numbers('count score averageScore'), parts: [part] };
const row = { id: 'r1', value: null, ...times('touchedAt') };
const star = { id: 'r1', value: 0.5 };
const period = { startDate: '2020-01-01', endDate: '2021-01-01' };
const items = {
  Diplomas: [{ ...texts('id name university city'), ...period }],
  Experiences: [{ ...texts('id title company city'), ...period }],
  Publications: [{ ...texts('id title description authors journalName url'), date: 2020 }],
};
const owned = Object.entries(items).map(([kind, [item]]) => [
  kind,
  [{ ...item, userId: 'p1', isPublic: true, ...revised }],
]);
const itemsOfOwner = Object.fromEntries(owned);

test.each<[string, z.ZodMiniType, Record<string, unknown>]>([
  ['a person', users.user, person],
  [
    'a member',
    users.member,
    {
      ...person,
      ...{ doctoralSchool: 'x', doctorateStart: '2025-10-01', estimatedEndDate: '2028-09-30', researchDomain: '19' },
      ...{ isInvited: true, hasDoctorate: true, hasAssessment: true },
      mailFailed: { kind: 'x', ...times('since') },
    },
  ],
  ['a contact', users.contact, { email: 'a@b.fr', administrators: [texts('firstName lastName')] }],
  ['a session', users.session, { token: 'x', user: { ...person, ...personal, Socials } }],
  ['a session that opens nothing yet', users.session, { token: 'x', user: person, mustChoosePassword: true }],
  ['a device', users.openSession, { ...texts('id device'), ...times('createdAt lastSeenAt'), isCurrent: true }],
  ['a second step', users.challenge, { ...texts('challenge'), ways: ['code', 'recoveryCode'] }],
  ['a session that sets up a second factor first', users.session, { token: 'x', user: person, mustSetUpFactor: true }],
  ['a whole person', userRecord, { ...person, ...personal, isInvited: true, Socials, ...revised }],
  ['a university', university, lyon],
  [
    'a university of the list',
    listedUniversity,
    { ...texts('id name'), logoUrl: '/files/l', city: null, ...times('createdAt') },
  ],
  ['a deletion', universityDeletion, { ...deletion, ...times('startedAt doneAt') }],
  ['a course', shownFormation, { ...course, FormationCategory: texts('name') }],
  ['a course as kept', formation.record, course],
  ['a category', formationCategory.record, { ...texts('id universityId name'), ...revised }],
  ['a skill of a course', formationSkill, { id: 'k1', SkillId: 's1', Skill: entry, value: 0.5 }],
  ['a resource', resource, { ...stored, ...times('createdAt') }],
  ['an upload form', uploadForm, { ...texts('url key'), fields: texts('a') }],
  [
    'what was used',
    universityUsage,
    {
      share: 2,
      ...revised,
      days: [{ day: '2026-01-02', ...numbers('requests people bytes jobs mails pdfs uploads') }],
    },
  ],
  ['what waits', universityCounts, numbers(campusCounts)],
  ['what waits everywhere', allCounts, { ...allCounted, waiting: [waiting] }],
  ['an import of people', peopleImport, { id: 'i', people: 1, administrators: ['A'] }],
  ['an import of courses', formationsImport, { id: 'i', formations: 1, newCategories: ['A'] }],
  ['an import’s progress', importProgress, progress],
  ['the audit', auditPage, { entries: [act], next }],
  ['a page of a list', z.object({ ...page, ...pageQuery }), texts('next after')],
  ['a skill', catalogue.skill.record, { ...entry, ...revised }],
  ['an activity', catalogue.activity.record, { ...entry, id: 'a1', ...revised }],
  ['a job', catalogue.job, { id: 'j1', ...words, requirement: null, active: false }],
  ['a skill that is called for', catalogue.calledSkill, { id: 'x', value: 5, Skill: entry }],
  ['an activity that is called for', catalogue.calledActivity, { id: 'x', value: 5, Activity: entry }],
  ['a tried strength', catalogue.triedStrength, { profiles: 1, moved: [{ id: 'j1', before: ['j1'], after: ['j2'] }] }],
  ['a catalogue', sets.exportedSet, { version: null, files: texts('a') }],
  ['an imported catalogue', sets.importedSet, { version: 'v', changes, warnings }],
  ['an assessment', portfolio, assessment],
  ['an assessment with its progress', portfolios.portfolioProgress, { ...assessment, ...numbers('answered total') }],
  ['a rated skill', portfolios.ratedSkill, { ...row, importantFlag: false, Skill: entry }],
  ['a rated activity', portfolios.ratedActivity, { ...row, importantFlag: null, Activity: entry }],
  ['a rated value', portfolios.ratedValue, { ...row, Value: entry }],
  ['a rated RNCP competency', portfolios.ratedRncp, { ...row, Rncp: entry }],
  ['a suggested job', portfolios.calculatedJob, calculated],
  [
    'suggested jobs',
    portfolios.calculatedJobs,
    { calculatedJobs: [calculated], elsewhere: [], commonSkills: [asked], count: 1, seenCount: 1, version: 'v' },
  ],
  ['why a job stands there', portfolios.jobExplanation, explained],
  ['a skill of a CV', cvs.userCvSkill, { ...star, proof: 'P', Skill: entry }],
  ['a value of a CV', cvs.userCvValue, { ...star, Value: entry }],
  ['an activity of a CV', cvs.userCvActivity, { ...star, Activity: entry }],
  ['the lists of a profile', cvs.profileItems, itemsOfOwner],
])('%s is answered whole, and nothing else of it', (_, schema, body) => {
  expect(read(schema, { ...body, passwordHash: 'x' })).toStrictEqual(body);
});

test.each<[string, z.ZodMiniType, Record<string, unknown>, string, readonly string[]]>([
  ['a resource', resource, { ...stored, ...times('createdAt') }, 'type', ['FILE', 'LINK']],
  ['an import', importProgress, progress, 'state', ['running', 'failing', 'done']],
  [
    'a deletion',
    universityDeletion,
    { ...deletion, ...times('startedAt doneAt') },
    'state',
    ['running', 'failing', 'done'],
  ],
  ['a change', sets.catalogueChange, changes[0] ?? {}, 'what', ['added', 'changed', 'retired']],
])('%s is one of its kinds', (_, schema, body, field, known) => {
  expect(known.map((one) => read(schema, { ...body, [field]: one }))).toEqual(
    known.map((one) => ({ ...body, [field]: one })),
  );
});

test('a public CV never tells whose its items are, nor which are public, nor how often they were changed', () => {
  const flags =
    'showExperiences showDiplomas showPublications showSkills showDoctorate showAppreciation showSmart allowIndexing allowContact';
  const cv = { userCv: { about: 'A', ...each(flags, true) }, doctorate: null };
  const shownPerson = { ...texts('firstName lastName'), avatarUrl: '/files/a', Socials, ...items };
  const sent = { ...shownPerson, ...itemsOfOwner, email: 'a@b.fr' };
  const shown = { ...cv, skills: { s1: 0.5 }, values: { v1: null }, activities: {}, proofs: { s1: 'P' } };
  expect(read(cvs.shownCv, { ...shown, user: sent })).toStrictEqual({ ...shown, user: shownPerson });
  const [userCvSkills, userCvValues] = [[{ ...star, proof: 'P', Skill: entry }], [{ ...star, Value: entry }]];
  const answered = { ...cv, userCvSkills, userCvValues, userCvActivities: [{ ...star, Activity: entry }] };
  const user = { ...shownPerson, University: { name: 'x', logoUrl: '/files/l' } };
  expect(read(cvs.publicCv, { ...answered, user: { ...sent, University: lyon } })).toStrictEqual({ ...answered, user });
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

test.each<[string, z.ZodMiniType, Record<string, unknown>, Record<string, unknown>]>([
  [
    'a person',
    users.user,
    { ...person, emailConfirmed: undefined, UniversityId: '' },
    { emailConfirmed: false, UniversityId: null },
  ],
  ['a member', users.member, person, { isInvited: false, hasDoctorate: false, researchDomain: null }],
  ['a whole person', userRecord, person, { Socials: [], isInvited: false, interests: null, revision: 0 }],
  ['a person of a public CV', cvs.shownCv.shape.user, items, { Socials: [], firstName: null }],
  ['counts', universityCounts, {}, each(campusCounts, 0)],
])('%s from before has what it lacks', (_, schema, body, kept) => {
  expect(read(schema, body)).toMatchObject(kept);
});

const skillOfNone = { id: 'k', SkillId: 's1', value: 1, Skill: { ...entry, category: 0 } };
test.each<[string, z.ZodMiniType, Record<string, unknown>, [string, string]]>([
  ['a rank of 0', portfolios.calculatedJob, { ...calculated, rank: 0 }, ['rank', 'too_small']],
  ['a rank of 0, explained', portfolios.jobExplanation, { ...explained, rank: 0 }, ['rank', 'too_small']],
  ['a category 0', formationSkill, skillOfNone, ['Skill.category', 'too_small']],
  ['a picture elsewhere', users.user, { ...person, avatarUrl: 'https://a.fr/files/' }, ['avatarUrl', 'invalid_value']],
  [
    'an unknown trouble',
    users.user,
    { ...person, mailTrouble: { ...mailTrouble, kind: 'x' } },
    ['mailTrouble.kind', 'invalid_value'],
  ],
  ['an unknown type', resource, { ...stored, ...times('createdAt'), type: 'file' }, ['type', 'invalid_value']],
])('%s is never answered', (_, schema, body, refusal) => {
  expect(read(schema, body)).toEqual([refusal]);
});
