import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { auditQuery } from '../../../shared/schemas/audit.ts';
import { activity, skill, strength, strengthInQuery, wholeJob } from '../../../shared/schemas/catalogue.ts';
import { setInput } from '../../../shared/schemas/catalogue-set.ts';
import * as formations from '../../../shared/schemas/formation.ts';
import { importInput } from '../../../shared/schemas/import.ts';
import { givenPassword, newPassword } from '../../../shared/schemas/password.ts';
import * as portfolios from '../../../shared/schemas/portfolio.ts';
import { addedResource, documentToAdd, resourceChanges } from '../../../shared/schemas/resource.ts';
import { newUniversity, universityChanges } from '../../../shared/schemas/university.ts';
import { documentToSend, pictureToSend, sentPicture } from '../../../shared/schemas/upload.ts';
import { shareChange } from '../../../shared/schemas/usage.ts';
import * as f from './fields.ts';

const file = new File(['x'], 'a.pdf');
const none = new File([], '');
const long = 'a'.repeat(301);
const ofUniversity = { universityId: f.id };
const formation = {
  title: f.text(200),
  description: f.text(4000),
  url: f.optional(f.webAddress),
  FormationCategoryId: f.optional(f.id),
};
const course = { title: 'T', description: 'D', url: 'https://a.fr', FormationCategoryId: 'c1' };
const university = {
  name: f.text(200),
  city: f.optional(f.text(200)),
  country: f.optional(f.text(200)),
  address: f.optional(f.text(500)),
  contactEmail: f.optional(f.email),
};
const lyon = { name: 'Lyon', city: 'Lyon', country: 'France', address: '1 rue', contactEmail: 'a@b.fr' };

const optionalText = (most: number): f.Field => ({
  kept: [[undefined, ''], [null, ''], ['  ', ''], [' a ', 'a'], ['a'.repeat(most)]],
  refused: [
    ['a'.repeat(most + 1), 'too_long'],
    [1, 'invalid_type'],
  ],
});
const named = {
  name: f.text(200),
  nameFR: f.text(200),
  definition: optionalText(90),
  definitionFR: optionalText(90),
  description: optionalText(2000),
  descriptionFR: optionalText(2000),
};
const words = { name: 'N', nameFR: 'NF', definition: 'D', definitionFR: 'DF', description: 'X', descriptionFR: 'XF' };
const category = (last: number): f.Field => ({
  kept: [...f.whole(1, last).kept, ['1', 1], [String(last), last]],
  refused: [
    [undefined, 'required'],
    [0, 'too_small'],
    [last + 1, 'too_big'],
    [String(last + 1), 'too_big'],
    ...[1.5, '', 'a', '1a', 'a1', '-1', '1.5'].map((sent) => [sent, 'invalid_type'] as const),
  ],
});
/** Kept in the order of the list, each once. */
const inOrder = (first: unknown, second: unknown, last: unknown): f.Field => ({
  kept: [
    [undefined, []],
    [[]],
    [
      [last, second, last, first, second],
      [first, second, last],
    ],
  ],
  refused: [
    [['x'], 'invalid_value', '0'],
    [[first, 99], 'invalid_value', '1'],
  ],
});
const subjects: f.Field = {
  kept: [
    [undefined, []],
    [
      ['b', ' a ', 'b'],
      ['b', 'a'],
    ],
    [['a'.repeat(60)]],
    [Array.from({ length: 100 }, (_, n) => `${n}`)],
  ],
  refused: [
    [['a;b'], 'invalid_value', '0'],
    [['a', ';'], 'invalid_value', '1'],
    [['a'.repeat(61)], 'too_long', '0'],
    [[' '], 'required', '0'],
    [Array.from({ length: 101 }, (_, n) => `${n}`), 'too_big'],
  ],
};
const jobFields = {
  ...named,
  researchDomains: inOrder(1, 2, 27),
  coreKinds: inOrder('research', 'teaching', 'nature_environment'),
  regularKinds: inOrder('research', 'lab_field', 'nature_environment'),
  family: optionalText(200),
  familyFR: optionalText(200),
  employers: inOrder('higher_education_research', 'company', 'own_account'),
  requirement: f.optional(f.oneOf('none', 'training', 'competition')),
  subjects,
  subjectsFR: subjects,
  active: f.otherwise(true, f.flag),
};
const job = {
  ...words,
  ...{
    researchDomains: [5],
    coreKinds: ['data'],
    regularKinds: ['care'],
    family: 'F',
    familyFR: 'FF',
    employers: ['company'],
  },
  ...{ requirement: 'training', subjects: ['a'], subjectsFR: ['b'], active: false },
};

const upTo = (most: number, ids: readonly string[], unknown: string): f.Field => ({
  kept: [[undefined, []], [[]], [ids.slice(0, most)], [ids.slice(0, 2).toReversed()]],
  refused: [
    [ids.slice(0, most + 1), 'too_big'],
    [[ids[0], ids[0]], 'invalid_value'],
    [[ids[0], unknown], 'invalid_value', '1'],
  ],
});
const jobs = Array.from({ length: 51 }, (_, n) => `j${n}`);
const kinds = ['research', 'teaching', 'lab_field', 'engineering', 'data', 'care'];
const stars: f.Field = {
  kept: [[0], [1], [5], [null], [undefined]],
  refused: [
    [-1, 'too_small'],
    [6, 'too_big'],
    [2.5, 'invalid_type'],
    ['3', 'invalid_type'],
  ],
};
const liked: f.Field = { kept: [[true], [false], [null], [undefined]], refused: [['true', 'invalid_type']] };
const place = (id: string) => `2026-01-02T03:04:05.678Z#${id}`;
const size = (most: number, code: string): f.Field => ({
  kept: [[1], [most]],
  refused: [
    [undefined, 'required'],
    [0, 'too_small'],
    [most + 1, code],
    [1.5, 'invalid_type'],
  ],
});
const yesOrNo = f.otherwise(false, {
  kept: [[true], [false], ['true', true], ['false', false]],
  refused: [
    ['yes', 'invalid_type'],
    ['', 'invalid_type'],
    [1, 'invalid_type'],
  ],
});
const key: f.Field = {
  kept: [['k'], ['k'.repeat(300)]],
  refused: [
    ['', 'required'],
    [long, 'too_long'],
  ],
};
const documentType: f.Field = {
  kept: [[undefined, 'application/octet-stream'], ['application/vnd.a-b+c_1'], [`a/${'b'.repeat(118)}`]],
  refused: [
    ...['text', 'a/', '/b', 'a/b/c', 'a/b;c', 'é/b', 'a b/c', ' a/b', 'a/b '].map(
      (it) => [it, 'invalid_value'] as const,
    ),
    [`a/${'b'.repeat(119)}`, 'too_long'],
  ],
};
const document = { type: documentType, size: size(26_214_400, 'document_too_large') };

const table: [string, z.ZodMiniType, Record<string, unknown>, Record<string, f.Field>][] = [
  ['a university', newUniversity, lyon, university],
  ['a university as changed', universityChanges, lyon, f.allChanged(university)],
  [
    'a category',
    formations.formationCategory.added,
    { universityId: 'u1', name: 'N' },
    { ...ofUniversity, name: f.text(200) },
  ],
  ['a category as changed', formations.formationCategory.changes, { name: 'N' }, { name: f.changed(f.text(200)) }],
  ['a course', formations.formation.added, { universityId: 'u1', ...course }, { ...ofUniversity, ...formation }],
  ['a course as changed', formations.formation.changes, course, f.allChanged(formation)],
  [
    'a skill of a course',
    formations.addedFormationSkill,
    { formationId: 'f1', skillId: 's1', value: 2.5 },
    { formationId: f.id, skillId: f.catalogueId, value: f.otherwise(0, f.halfSteps) },
  ],
  ['a skill', skill.added, { ...words, category: 3 }, { ...named, category: category(3) }],
  ['a skill as changed', skill.changes, { ...words, category: 3 }, { name: f.changed(f.text(200)) }],
  ['an activity', activity.added, { ...words, category: 2 }, { ...named, category: category(2) }],
  ['a job', wholeJob.added, job, jobFields],
  ['a job as changed', wholeJob.changes, job, { active: f.changed(f.flag), subjects: f.changed(subjects) }],
  ['a job as answered', wholeJob.record, { id: 'j1', ...job }, { id: f.catalogueId, active: f.flag }],
  [
    'an assessment as changed',
    portfolios.portfolioChanges,
    { title: 'T', researchDomain: '5', otherDomains: ['1'], wishes: ['data'], keptJobs: ['j1'], hiddenJobs: ['j2'] },
    f.allChanged({
      title: f.text(120),
      researchDomain: f.optional(f.researchDomain),
      otherDomains: upTo(2, ['1', '27', '3'], '28'),
      wishes: upTo(5, kinds, 'sleep'),
      keptJobs: upTo(50, jobs, 'x1'),
      hiddenJobs: upTo(50, jobs, 'x1'),
    }),
  ],
  ['a rating', portfolios.ratingInput, { value: 3, importantFlag: true }, { value: stars, importantFlag: liked }],
  ['a rating without likes', portfolios.plainRatingInput, { value: 3 }, { value: stars }],
  [
    'tried answers',
    portfolios.triedAnswers,
    { jobId: 'j1', answers: [{ id: 's1', value: null, importantFlag: null }] },
    {
      jobId: f.catalogueId,
      answers: {
        kept: [[undefined, []], [Array.from({ length: 100 }, () => ({ id: 'a1', value: 5, importantFlag: false }))]],
        refused: [
          [Array.from({ length: 101 }, () => ({ id: 'a1', value: 5, importantFlag: false })), 'too_big'],
          [[{ id: 'a1', value: 6, importantFlag: true }], 'too_big', '0.value'],
          [[{ value: 5, importantFlag: true }], 'required', '0.id'],
          [[{ id: 'a1', value: 5 }], 'required', '0.importantFlag'],
        ],
      },
    },
  ],
  ['a document to send', documentToSend, { type: 'a/b', size: 5 }, document],
  [
    'a document to add',
    documentToAdd,
    { type: 'a/b', size: 5, isForUniversity: true },
    { ...document, isForUniversity: yesOrNo },
  ],
  [
    'a picture to send',
    pictureToSend,
    { type: 'image/png', size: 5 },
    {
      type: {
        kept: [['image/png'], ['image/gif'], ['image/jpg'], ['image/jpeg'], ['image/svg+xml']],
        refused: [
          ['image/webp', 'image_format'],
          ['', 'image_format'],
          [undefined, 'required'],
        ],
      },
      size: size(5_242_880, 'image_too_large'),
    },
  ],
  [
    'a picture',
    sentPicture,
    { key: 'k', file },
    {
      key: f.changed({ ...key, refused: [[long, 'too_long']] }),
      file: f.optional({ kept: [[none]], refused: [['x', 'invalid_type']] }),
    },
  ],
  [
    'a resource',
    addedResource,
    { label: 'L', description: 'D', isForUniversity: true, url: 'https://a.fr', file, key: 'k', fileName: 'a.pdf' },
    {
      label: f.text(200),
      description: f.text(4000),
      isForUniversity: yesOrNo,
      url: f.optional(f.webAddress),
      key: f.changed(key),
      fileName: f.optional({ kept: [['n'.repeat(255)]], refused: [['n'.repeat(256), 'too_long']] }),
    },
  ],
  [
    'a resource as changed',
    resourceChanges,
    { label: 'L', description: 'D', url: 'https://a.fr' },
    f.allChanged({ label: f.text(200), description: f.text(4000), url: f.webAddress }),
  ],
  ['a share', shareChange, { share: 1 }, { share: f.whole(1, 100) }],
  [
    'a list to import',
    importInput,
    { csv: 'a', isDryRun: true },
    {
      csv: {
        kept: [['a'.repeat(1_000_000)]],
        refused: [
          ['', 'required'],
          ['a'.repeat(1_000_001), 'too_long'],
        ],
      },
      isDryRun: f.flag,
    },
  ],
  [
    'a catalogue to import',
    setInput,
    { files: { 'jobs.csv': 'id' }, isDryRun: false, version: 'v' },
    {
      files: { kept: [[{}]], refused: [[{ a: 1 }, 'invalid_type', 'a']] },
      isDryRun: f.flag,
      version: { kept: [[null], [undefined]], refused: [] },
    },
  ],
  [
    'a look at the audit',
    auditQuery,
    { search: 'Ada', kind: 'roles', from: '2026-01-02T03:04:05Z', until: '2026-01-02T03:04:05Z', after: place('a') },
    f.allChanged({
      search: { kept: [[''], ['a'.repeat(200)]], refused: [['a'.repeat(201), 'too_long']] },
      kind: f.oneOf(
        'decisions',
        'roles',
        'accounts',
        'mails',
        'formations',
        'university',
        'catalogue',
        'security',
        'operations',
      ),
      from: f.time,
      until: f.time,
      after: {
        kept: [[place('Zz09')], [place('a'.repeat(40))]],
        refused: [
          place(''),
          place('a'.repeat(41)),
          place('a-b'),
          ` ${place('a')}`,
          `${place('a')} `,
          place('a').replace('2026', '026'),
          place('a').replace('.678', ''),
          place('a').replace('-01-', '-1-'),
          place('a').replace('-02T', '-2T'),
          place('a').replace('T03', 'T3'),
          place('a').replace(':04:', ':4:'),
          place('a').replace(':05.', ':5.'),
          place('a').replace('Z', ''),
          place('a').replace(/\d/g, 'x'),
          place('a').replace('678', '67'),
        ].map((it) => [it, 'invalid_value'] as const),
      },
    }),
  ],
  [
    'passwords',
    z.object({ chosen: newPassword, given: givenPassword }),
    { chosen: 'correct horse', given: ' x ' },
    {
      chosen: {
        kept: [['p'.repeat(12)], ['p'.repeat(128)], [`  ${'p'.repeat(10)}`]],
        refused: [
          ['p'.repeat(11), 'too_short'],
          ['p'.repeat(129), 'too_long'],
        ],
      },
      given: {
        kept: [[' '], ['p'.repeat(1000)]],
        refused: [
          ['', 'required'],
          ['p'.repeat(1001), 'too_long'],
        ],
      },
    },
  ],
];
describe.each(table)('%s', (_, schema, good, fields) => f.testFields(schema, good, fields));

describe('a strength', () => {
  test.each([
    [0, 0],
    [100, 100],
    [0.005, 0.01],
    [33.333, 33.33],
  ])('%d is kept as %d', (typed, kept) => {
    expect(f.read(strength, typed)).toBe(kept);
  });
  test.each([
    [-0.01, 'too_small'],
    [100.01, 'too_big'],
  ])('%d is refused', (typed, code) => {
    expect(f.read(strength, typed)).toEqual([['', code]]);
  });
  test.each([
    ['0', 0],
    ['7', 7],
    ['99', 99],
    ['100', 100],
    ['5.2', 5.2],
    ['10.25', 10.25],
  ])('in an address %s is %d', (typed, kept) => {
    expect(f.read(strengthInQuery, typed)).toBe(kept);
  });
  test.each(['', '101', '1000', '5.', '5.255', '.5', '-1', '5,2', 'a5', '5a', 'a'])(
    '%s is no strength in an address',
    (typed) => {
      expect(f.read(strengthInQuery, typed)).toEqual([['', 'invalid_value']]);
    },
  );
});

const said = { label: 'L', description: 'D' };
const noDocument = [['file', 'no_document']];
test.each([
  ['nothing', said, noDocument],
  ['an empty file', { ...said, file: none }, noDocument],
  [
    'an address',
    { ...said, url: 'a.fr' },
    { ...said, url: 'a.fr', file: null, fileName: null, isForUniversity: false },
  ],
  ['a file', { ...said, file }, { ...said, url: null, file, fileName: null, isForUniversity: false }],
  ['a key without its name', { ...said, key: 'k' }, [['fileName', 'required']]],
  [
    'a key',
    { ...said, key: 'k', fileName: 'n' },
    { ...said, url: null, file: null, key: 'k', fileName: 'n', isForUniversity: false },
  ],
])('a resource with %s', (_, body, expected) => {
  expect(f.read(addedResource, body)).toEqual(expected);
});
test.each([
  ['nothing', {}, [['file', 'no_image']]],
  ['an empty file', { file: none }, [['file', 'no_image']]],
  ['a file', { file }, { file }],
  ['a key', { key: 'k' }, { key: 'k', file: null }],
])('a picture with %s', (_, body, expected) => {
  expect(f.read(sentPicture, body)).toEqual(expected);
});
