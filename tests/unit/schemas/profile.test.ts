import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { diploma } from '../../../shared/schemas/diploma.ts';
import * as doctorates from '../../../shared/schemas/doctorate.ts';
import { experience } from '../../../shared/schemas/experience.ts';
import { publication } from '../../../shared/schemas/publication.ts';
import { invited } from '../../../shared/schemas/user.ts';
import { userChanges } from '../../../shared/schemas/user-record.ts';
import { addedActivity, addedSkill, addedValue, userCv, userCvChanges } from '../../../shared/schemas/usercv.ts';
import * as f from './fields.ts';

beforeAll(() => vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const ends = { startDate: '2000-09-01', endDate: '2030-06-30', isPublic: true };
const period = { startDate: f.day, endDate: f.optional(f.day), isPublic: f.otherwise(false, f.flag) };
const owned = [
  {
    name: 'a diploma',
    shapes: diploma,
    good: { name: 'Master', university: 'Lyon 1', city: 'Lyon', ...ends },
    fields: { name: f.text(200), university: f.text(200), city: f.text(200), ...period },
  },
  {
    name: 'an experience',
    shapes: experience,
    good: { title: 'Ingénieure', company: 'CNRS', city: 'Lyon', ...ends },
    fields: { title: f.text(200), company: f.text(200), city: f.text(200), ...period },
  },
  {
    name: 'a publication',
    shapes: publication,
    good: {
      title: 'T',
      description: 'D',
      authors: 'A',
      journalName: 'J',
      date: 2020,
      url: 'https://a.fr',
      isPublic: true,
    },
    fields: {
      title: f.text(500),
      description: f.text(4000),
      authors: f.optional(f.text(4000)),
      journalName: f.optional(f.text(200)),
      date: f.optional({
        kept: [[1900], [2026]],
        refused: [
          [1899, 'too_small'],
          [2027, 'invalid_value'],
          [2000.5, 'invalid_type'],
        ],
      }),
      url: f.optional(f.webAddress),
      isPublic: f.otherwise(false, f.flag),
    },
  },
];
describe.each(owned)('$name', ({ shapes, good, fields }) => {
  describe('as typed', () => f.testFields(shapes.said, good, fields));
  describe('as added', () => f.testFields(shapes.added, { userId: 'u1', ...good }, { userId: f.id, ...fields }));
  describe('as changed', () => f.testFields(shapes.changes, good, f.allChanged(fields)));
  describe('as answered', () =>
    f.testFields(shapes.record, { id: 'i1', userId: 'u1', ...good }, { id: f.id, userId: f.id, ...fields }));
});
describe.each(owned.slice(0, 2))('the days of $name', ({ shapes, good }) => {
  f.testOrder(shapes.said, good, 'startDate', 'endDate');
  f.testOrder(shapes.added, { userId: 'u1', ...good }, 'startDate', 'endDate');
  f.testOrder(shapes.changes, good, 'startDate', 'endDate');
  test('a change of the end alone is not compared', () => {
    expect(f.read(shapes.changes, { endDate: '1990-01-01' })).toEqual({ endDate: '1990-01-01' });
  });
});

describe('an invitation', () => {
  const good = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@b.fr', role: 'admin' };
  f.testFields(invited, good, {
    firstName: f.text(200),
    lastName: f.text(200),
    email: f.email,
    role: {
      kept: [['user'], ['admin']],
      refused: [
        ['super', 'invalid_value'],
        [undefined, 'invalid_value'],
      ],
    },
  });
});

const linkedIn = (url: string) => [{ platform: 'LINKEDIN', url }];
const lies = (platform: string, url: string) => [[{ platform, url }]] as const;
const elsewhere = (platform: string, url: string) => [[{ platform, url }], 'invalid_value', '0.url'] as const;
describe('what is changed of a person', () => {
  const good = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    birthDate: '1990-01-01',
    gender: 'FEMALE',
    interests: 'voile',
    otherDiplomasObtained: '7,1',
    Socials: linkedIn('https://www.linkedin.com/in/ada'),
    role: 'user',
    status: 'ACCEPTED',
    UniversityId: 'u1',
  };
  const fields = {
    firstName: f.text(200),
    lastName: f.text(200),
    birthDate: f.optional({
      kept: [['1900-01-01'], ['2026-06-15']],
      refused: [
        ['1899-12-31', 'invalid_value'],
        ['2026-06-16', 'invalid_value'],
        ['01/01/1990', 'invalid_value'],
      ],
    }),
    gender: f.optional(f.oneOf('MALE', 'FEMALE', 'OTHER')),
    interests: f.optional({
      kept: [[' a ', 'a'], ['a'.repeat(1000)]],
      refused: [['a'.repeat(1001), 'too_long']],
    }),
    otherDiplomasObtained: f.optional(f.idList(7)),
    role: f.oneOf('user', 'admin', 'super'),
    status: f.oneOf('PENDING', 'ACCEPTED', 'REJECTED'),
    Socials: f.optional({
      kept: [
        [[]],
        lies('LINKEDIN', 'https://www.linkedin.com/in/ada'),
        lies('GOOGLE_SCHOLAR', 'scholar.google.fr/citations?user=x'),
        lies('RESEARCH_GATE', 'https://www.researchgate.net/profile/ada'),
        lies('TWITTER', 'x.com/ada'),
        lies('ACADEMIA_EDU', 'https://lyon.academia.edu/ada'),
        lies('MY_SCIENCE_WORK', 'https://www.mysciencework.com/profile/a.b'),
        [linkedIn(''), [{ platform: 'LINKEDIN', url: null }]],
        [[...linkedIn('linkedin.com/in/a'), { platform: 'TWITTER', url: 'x.com/a' }]],
        [linkedIn(`https://linkedin.com/in/${'a'.repeat(276)}`)],
      ],
      refused: [
        elsewhere('LINKEDIN', 'https://evil.test/in/ada'),
        elsewhere('TWITTER', 'https://linkedin.com/in/ada'),
        [linkedIn(`https://linkedin.com/in/${'a'.repeat(277)}`), 'too_long', '0.url'],
        [[...linkedIn('linkedin.com/in/a'), ...linkedIn('linkedin.com/in/b')], 'invalid_value'],
        [[{ platform: 'MYSPACE', url: null }], 'invalid_value', '0.platform'],
      ],
    }),
  };
  f.testFields(userChanges, good, {
    ...f.allChanged(fields),
    UniversityId: {
      kept: [['u1'], [null], [undefined]],
      refused: [
        ['a/b', 'invalid_value'],
        ['', 'invalid_value'],
      ],
    },
  });
});

const texts =
  'aboutTheDoctorate briefDescription problematic stateOfArt hypothesis hypothesisTesting resultsAnalysis conclusion communication';
const own = 'appreciatedAspects unappreciatedAspects smartGoals proProjectElements careerPlan';
const long = f.optional({
  kept: [[' a ', 'a'], ['a'.repeat(5000)]],
  refused: [
    ['a'.repeat(5001), 'too_long'],
    [1, 'invalid_type'],
  ],
});
const each = <T>(names: string, value: T): Record<string, T> =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));
describe('a doctorate', () => {
  const details = {
    startDate: '2000-09-01',
    estimatedEndDate: '2030-08-31',
    researchDomain: '27',
    thesisTitle: 'T',
    companyName: 'L',
    doctoralSchool: 'E',
    researchOrganization: 'O',
    typeOfFinancing: '8,1',
    coSupervision: true,
    complementaryActivities: '7',
  };
  const detailFields = {
    startDate: f.optional(f.day),
    estimatedEndDate: f.optional(f.day),
    researchDomain: f.optional(f.researchDomain),
    thesisTitle: f.optional({ kept: [[' a ', 'a'], ['a'.repeat(500)]], refused: [['a'.repeat(501), 'too_long']] }),
    companyName: f.optional(f.text(200)),
    doctoralSchool: f.optional(f.text(200)),
    researchOrganization: f.optional(f.text(200)),
    typeOfFinancing: f.optional(f.idList(8)),
    coSupervision: f.optional(f.flag),
    complementaryActivities: f.optional(f.idList(7)),
  };
  const all = { ...detailFields, ...each(`${texts} ${own}`, long) };
  const good = { ...details, ...each(`${texts} ${own}`, 'x') };
  const shared = { ...details, ...each(texts, 'x') };
  describe('as it is kept', () => f.testFields(doctorates.doctorate, good, all));
  describe('as it is changed', () => f.testFields(doctorates.doctorateChanges, good, f.allChanged(all)));
  describe('its days', () => {
    f.testOrder(doctorates.doctorateChanges, good, 'startDate', 'estimatedEndDate');
    f.testOrder(doctorates.detailsChanges, details, 'startDate', 'estimatedEndDate');
  });
  test.each([
    ['its details as changed', doctorates.detailsChanges, details],
    ['its texts', doctorates.doctorateTexts, each(`${texts} ${own}`, 'x')],
    ['its texts as changed', doctorates.textsChanges, each(`${texts} ${own}`, 'x')],
    ['for administrators', doctorates.sharedDoctorate, shared],
    ['as answered', doctorates.shownDoctorate, good],
    [
      'in public',
      doctorates.publicDoctorate,
      { ...shared, ...each('appreciatedAspects unappreciatedAspects smartGoals', 'x') },
    ],
  ])('%s', (_, schema, kept) => {
    expect(f.read(schema, good)).toStrictEqual(kept);
  });
  test.each([doctorates.shownDoctorate, doctorates.publicDoctorate])(
    'is null where nothing is said, and lacks what is the candidate’s',
    (schema) => {
      expect(f.read(schema, {})).toStrictEqual({ ...each(Object.keys(details).join(' '), null), ...each(texts, null) });
    },
  );
});

describe('a CV', () => {
  const flags =
    'showExperiences showDiplomas showPublications showSkills showDoctorate showAppreciation showSmart allowIndexing';
  const good = { about: 'A', ...each(flags, true) };
  const fields = { about: f.optional(f.text(4000)), ...each(flags, f.otherwise(false, f.flag)) };
  describe('as it is kept', () =>
    f.testFields(userCv, { ...good, consentAt: '2026-01-02T03:04:05Z' }, { ...fields, consentAt: f.optional(f.time) }));
  describe('as it is changed', () => f.testFields(userCvChanges, good, f.allChanged(fields)));
  describe.each([
    ['skillId', addedSkill],
    ['valueId', addedValue],
    ['activityId', addedActivity],
  ] as const)('%s with its stars', (name, schema) => {
    const stars = f.otherwise(0, { kept: [...f.halfSteps.kept, [null]], refused: f.halfSteps.refused });
    f.testFields(schema, { [name]: 's1', value: 3.5 }, { [name]: f.catalogueId, value: stars });
  });
});
