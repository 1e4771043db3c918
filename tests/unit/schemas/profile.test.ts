import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { diploma } from '#shared/schemas/diploma.ts';
import * as doctorates from '#shared/schemas/doctorate.ts';
import { experience } from '#shared/schemas/experience.ts';
import { publication } from '#shared/schemas/publication.ts';
import { invited } from '#shared/schemas/user.ts';
import { userChanges } from '#shared/schemas/user-record.ts';
import { addedActivity, addedSkill, addedValue, userCv, userCvChanges } from '#shared/schemas/usercv.ts';
import * as f from './fields.ts';

beforeAll(() => vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const each = <T>(names: string, value: T) => Object.fromEntries(names.split(' ').map((name) => [name, value]));
const anyText = (most: number): f.Field =>
  f.optional({
    kept: ['a'.repeat(most)],
    becomes: [[' a ', 'a']],
    refused: { too_long: ['a'.repeat(most + 1)], invalid_type: [1] },
  });
const shown = f.otherwise(false, f.flag);

const period = { startDate: '2000-09-01', endDate: '2030-06-30', isPublic: true };
const periodFields = { startDate: f.day, endDate: f.optional(f.day), isPublic: shown };
const items = {
  'a diploma': {
    shapes: diploma,
    good: { ...each('name university city', 'x'), ...period },
    fields: { ...each('name university city', f.line(200)), ...periodFields },
  },
  'an experience': {
    shapes: experience,
    good: { ...each('title company city', 'x'), ...period },
    fields: { ...each('title company city', f.line(200)), ...periodFields },
  },
  'a publication': {
    shapes: publication,
    good: { ...each('title description authors journalName', 'x'), date: 2020, url: 'https://a.fr', isPublic: true },
    fields: {
      title: f.line(500),
      description: f.text(4000),
      authors: f.optional(f.text(4000)),
      journalName: f.optional(f.line(200)),
      date: f.optional({
        kept: [1900, 2026],
        refused: { too_small: [1899], invalid_value: [2027], invalid_type: [2000.5] },
      }),
      url: f.optional(f.webAddress),
      isPublic: shown,
    },
  },
};
describe.each(Object.entries(items))('%s', (_, { shapes, good, fields }) => {
  const answered: f.Fields = 'url' in fields ? { url: f.optional(f.shownAddress) } : {};
  describe('as typed', () => f.testFields(shapes.said, good, fields));
  describe('as added', () => f.testFields(shapes.added, { userId: 'u1', ...good }, { userId: f.id, ...fields }));
  describe('as changed', () => f.testFields(shapes.changes, good, f.allChanged(fields)));
  describe('as answered', () =>
    f.testFields(
      shapes.record,
      { id: 'i1', userId: 'u1', ...good, revision: 3 },
      { id: f.id, userId: f.id, ...fields, ...answered, revision: f.revision },
    ));
});
describe.each(Object.entries(items).slice(0, 2))('the days of %s', (_, { shapes, good }) => {
  f.testOrder(shapes.said, good, 'startDate', 'endDate');
  f.testOrder(shapes.added, { userId: 'u1', ...good }, 'startDate', 'endDate');
  f.testOrder(shapes.changes, good, 'startDate', 'endDate');
  test('an end alone is compared with nothing', () => {
    expect(f.read(shapes.changes, { endDate: '1990-01-01' })).toEqual({ endDate: '1990-01-01' });
  });
});

const names = each('firstName lastName', f.line(200));
describe('an invitation', () => {
  const role = { kept: ['user', 'admin'], refused: { invalid_value: ['super', undefined] } };
  f.testFields(
    invited,
    { ...each('firstName lastName', 'x'), email: 'a@b.fr', role: 'admin' },
    { ...names, email: f.email, role },
  );
});

const on = (platform: string, url: string | null) => [{ platform, url }];
const links: f.Field = {
  kept: [
    [],
    on('LINKEDIN', 'https://www.linkedin.com/in/ada'),
    on('GOOGLE_SCHOLAR', 'scholar.google.fr/citations?user=x'),
    on('RESEARCH_GATE', 'https://www.researchgate.net/profile/ada'),
    on('TWITTER', 'x.com/ada'),
    on('ACADEMIA_EDU', 'https://lyon.academia.edu/ada'),
    on('MY_SCIENCE_WORK', 'https://www.mysciencework.com/profile/a.b'),
    on('LINKEDIN', `https://linkedin.com/in/${'a'.repeat(276)}`),
    [...on('LINKEDIN', 'linkedin.com/in/a'), ...on('TWITTER', null)],
  ],
  becomes: [[on('LINKEDIN', ''), on('LINKEDIN', null)]],
  refused: {
    'invalid_value 0.url': [on('LINKEDIN', 'https://evil.test/in/ada'), on('TWITTER', 'https://linkedin.com/in/ada')],
    'too_long 0.url': [on('LINKEDIN', `https://linkedin.com/in/${'a'.repeat(277)}`)],
    'invalid_value 0.platform': [on('MYSPACE', null)],
    invalid_value: [[...on('LINKEDIN', 'linkedin.com/in/a'), ...on('LINKEDIN', 'linkedin.com/in/b')]],
  },
};
describe('a change of a person', () => {
  const good = {
    ...{
      ...each('firstName lastName interests', 'x'),
      birthDate: '1990-01-01',
      gender: 'FEMALE',
      otherDiplomasObtained: '7,1',
    },
    ...{ Socials: on('TWITTER', 'x.com/ada'), role: 'user', status: 'ACCEPTED', UniversityId: 'u1' },
  };
  const birthDate = {
    // At that moment it is already the sixteenth on some islands.
    kept: ['1900-01-01', '2026-06-15', '2026-06-16'],
    refused: { invalid_value: ['1899-12-31', '2026-06-17', '01/01/1990'] },
  };
  const fields = {
    ...names,
    birthDate: f.optional(birthDate),
    gender: f.optional(f.oneOf('MALE', 'FEMALE', 'OTHER')),
    interests: anyText(1000),
    otherDiplomasObtained: f.optional(f.idList(7)),
    Socials: f.optional(links),
    role: f.oneOf('user', 'admin', 'super'),
    status: f.oneOf('PENDING', 'ACCEPTED', 'REJECTED'),
    UniversityId: { kept: ['u1', null], refused: { invalid_value: ['a/b', ''] } },
  };
  f.testFields(userChanges, good, f.allChanged(fields));
});

describe('a doctorate', () => {
  const spoken =
    'aboutTheDoctorate briefDescription problematic stateOfArt hypothesis hypothesisTesting resultsAnalysis conclusion communication';
  const own = 'appreciatedAspects unappreciatedAspects smartGoals proProjectElements careerPlan';
  const called = 'thesisTitle companyName doctoralSchool researchOrganization';
  const details = {
    ...{ startDate: '2000-09-01', estimatedEndDate: '2030-08-31', researchDomain: '27', ...each(called, 'x') },
    ...{ typeOfFinancing: '8,1', coSupervision: true, complementaryActivities: '7' },
  };
  const fields = {
    ...each('startDate estimatedEndDate', f.optional(f.day)),
    researchDomain: f.optional(f.researchDomain),
    ...each(called, f.optional(f.line(200))),
    thesisTitle: anyText(500),
    typeOfFinancing: f.optional(f.idList(8)),
    coSupervision: f.optional(f.flag),
    complementaryActivities: f.optional(f.idList(7)),
    ...each(`${spoken} ${own}`, anyText(5000)),
  };
  const texts = each(`${spoken} ${own}`, 'x');
  const whole = { ...details, ...texts };
  const shared = { ...details, ...each(spoken, 'x') };
  const { doctorate, doctorateChanges, detailsChanges, shownDoctorate, publicDoctorate } = doctorates;
  describe('as it is kept', () =>
    f.testFields(doctorate, { ...whole, revision: 3 }, { ...fields, revision: f.revision }));
  describe('as it is changed', () => f.testFields(doctorateChanges, whole, f.allChanged(fields)));
  f.testOrder(doctorateChanges, whole, 'startDate', 'estimatedEndDate');
  f.testOrder(detailsChanges, details, 'startDate', 'estimatedEndDate');
  test.each([
    ['its details as changed', detailsChanges, details],
    ['its texts', doctorates.doctorateTexts, texts],
    ['its texts as changed', doctorates.textsChanges, texts],
    ['for administrators', doctorates.sharedDoctorate, { ...shared, revision: 3 }],
    ['for its author', shownDoctorate, { ...whole, revision: 3 }],
    ['in public', publicDoctorate, { ...shared, ...each('appreciatedAspects unappreciatedAspects smartGoals', 'x') }],
  ])('%s', (_, schema, kept) => {
    expect(f.read(schema, { ...whole, revision: 3 })).toStrictEqual(kept);
  });
  test.each([
    [shownDoctorate, { revision: 0 }],
    [publicDoctorate, {}],
  ])('lacks what is the candidate’s alone, and is null where nothing is said', (schema, revised) => {
    const nothing = each([...Object.keys(details), spoken].join(' '), null);
    expect(f.read(schema, {})).toStrictEqual({ ...nothing, ...revised });
  });
});

describe('a CV', () => {
  const flags =
    'showExperiences showDiplomas showPublications showSkills showDoctorate showAppreciation showSmart allowIndexing allowContact';
  const good = { about: 'A', ...each(flags, true) };
  const fields = { about: f.optional(f.text(4000)), ...each(flags, shown) };
  const consentAt = '2026-01-02T03:04:05Z';
  f.testFields(
    userCv,
    { ...good, consentAt, revision: 3 },
    { ...fields, consentAt: f.optional(f.time), revision: f.revision },
  );
  describe('as changed', () => f.testFields(userCvChanges, good, f.allChanged(fields)));
  describe.each(Object.entries({ skillId: addedSkill, valueId: addedValue, activityId: addedActivity }))(
    '%s',
    (name, schema) => {
      const value = f.changed({ ...f.halfSteps, kept: [0, 3.5, 5, null] });
      f.testFields(schema, { [name]: 's1', value: 3.5 }, { [name]: f.catalogueId, value });
    },
  );
  describe('a skill’s sentence', () =>
    f.testFields(addedSkill, { skillId: 's1', proof: 'P' }, { proof: f.changed(f.optional(f.line(300))) }));
});
