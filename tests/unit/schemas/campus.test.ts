import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { auditQuery } from '#shared/schemas/audit.ts';
import * as formations from '#shared/schemas/formation.ts';
import { importInput } from '#shared/schemas/import.ts';
import { givenPassword, newPassword } from '#shared/schemas/password.ts';
import { addedResource, documentToAdd, resourceChanges } from '#shared/schemas/resource.ts';
import { newUniversity, universityChanges } from '#shared/schemas/said-university.ts';
import { documentToSend, pictureToSend, sentPicture } from '#shared/schemas/upload.ts';
import { shareChange } from '#shared/schemas/usage.ts';
import * as f from './fields.ts';

type Row = [name: string, schema: z.ZodMiniType, good: Record<string, unknown>, fields: f.Fields];

const city = {
  ...{ name: 'Lyon', city: 'Lyon', country: 'France', address: '1 rue', contactEmail: 'a@b.fr' },
  timeZone: 'Indian/Reunion',
};
const zone: f.Field = {
  kept: ['Europe/Paris', 'America/Argentina/Buenos_Aires'],
  becomes: [null, '', ' \n'].map((nothing) => [nothing, 'Europe/Paris'] as const),
  refused: {
    unknown_time_zone: ['Europe/Atlantis', 'europe/paris', 'UTC', '+02:00'],
    too_long: ['E'.repeat(41)],
    invalid_type: [7],
  },
};
const cityFields = {
  ...{ name: f.line(200), city: f.optional(f.line(200)), country: f.optional(f.line(200)) },
  ...{ address: f.optional(f.text(500)), contactEmail: f.optional(f.email) },
  timeZone: f.otherwise('Europe/Paris', zone),
};
const course = { title: 'T', description: 'D', url: 'https://a.fr', FormationCategoryId: 'c1' };
const courseFields = {
  ...{ title: f.line(200), description: f.text(4000), url: f.optional(f.webAddress) },
  FormationCategoryId: f.optional(f.id),
};
const skill = { formationId: 'f1', skillId: 's1', value: 2.5 };
const skillFields = { formationId: f.id, skillId: f.catalogueId, value: f.otherwise(0, f.halfSteps) };
const { formation, formationCategory, addedFormationSkill } = formations;
const universityId = f.id;
const campus: Row[] = [
  ['a university', newUniversity, city, cityFields],
  ['a university as changed', universityChanges, city, f.allChanged(cityFields)],
  ['a category', formationCategory.added, { universityId: 'u1', name: 'N' }, { universityId, name: f.line(200) }],
  ['a category as changed', formationCategory.changes, { name: 'N' }, { name: f.changed(f.line(200)) }],
  ['a course', formation.added, { universityId: 'u1', ...course }, { universityId, ...courseFields }],
  ['a course as changed', formation.changes, course, f.allChanged(courseFields)],
  ['a skill of a course', addedFormationSkill, skill, skillFields],
  [
    'a share',
    shareChange,
    { share: 1 },
    { share: { kept: [1, 100], refused: { too_small: [0], too_big: [101], invalid_type: [1.5] } } },
  ],
];

const file = new File(['x'], 'a.pdf');
const emptyFile = new File([], '');
const yesWords = {
  kept: [true, false],
  becomes: [
    ['true', true],
    ['false', false],
  ],
  refused: { invalid_type: ['yes', '', 1] },
} as const;
const isForUniversity = f.otherwise(false, yesWords);
const size = (most: number, code: string) => ({
  kept: [1, most],
  refused: { required: [undefined], too_small: [0], [code]: [most + 1], invalid_type: [1.5] },
});
const noTypes = ['text', 'a/', '/b', 'a/b/c', 'a/b;c', 'é/b', 'a b/c', ' a/b', 'a/b '];
const documentType = f.otherwise('application/octet-stream', {
  kept: ['application/vnd.a-b+c_1', `a/${'b'.repeat(118)}`],
  refused: { invalid_value: noTypes, too_long: [`a/${'b'.repeat(119)}`] },
});
const document = { type: documentType, size: size(26_214_400, 'document_too_large') };
const pictureType = {
  kept: ['image/png', 'image/gif', 'image/jpg', 'image/jpeg', 'image/svg+xml'],
  refused: { image_format: ['image/webp', ''], required: [undefined] },
};
const picture = { type: pictureType, size: size(5_242_880, 'image_too_large') };
const key = f.changed({ kept: ['k', 'k'.repeat(300)], refused: { too_long: ['k'.repeat(301)] } });
const said = { label: 'L', description: 'D' };
const saidFields = { label: f.line(200), description: f.text(4000) };
const resource = { ...said, isForUniversity: true, url: 'https://a.fr', file, key: 'k', fileName: 'a.pdf' };
const fileName = f.optional({ kept: ['n'.repeat(255)], refused: { too_long: ['n'.repeat(256)] } });
const uploads: Row[] = [
  ['a document to send', documentToSend, { type: 'a/b', size: 5 }, document],
  [
    'a document to add',
    documentToAdd,
    { type: 'a/b', size: 5, isForUniversity: true },
    { ...document, isForUniversity },
  ],
  ['a picture to send', pictureToSend, { type: 'image/png', size: 5 }, picture],
  [
    'a picture',
    sentPicture,
    { key: 'k', file },
    { key, file: f.optional({ kept: [emptyFile], refused: { invalid_type: ['x'] } }) },
  ],
  [
    'a resource',
    addedResource,
    resource,
    { ...saidFields, isForUniversity, url: f.optional(f.webAddress), key, fileName },
  ],
  [
    'a resource as changed',
    resourceChanges,
    { ...said, url: 'a.fr' },
    f.allChanged({ ...saidFields, url: f.webAddress }),
  ],
];

const place = '2026-01-02T03:04:05.678Z#a';
const kinds = [
  'decisions',
  'roles',
  'accounts',
  'mails',
  'formations',
  'university',
  'catalogue',
  'security',
  'operations',
];
const shortened = ['2026-', '-01-', '-02T', 'T03:', ':04:', ':05.', '.678', 'Z'].map((part) =>
  place.replace(part, part.replace(/\w/, '')),
);
const noPlaces = [...shortened, `${place}-`, `-${place}`, place.slice(0, -1), place.replaceAll('0', 'x')];
const search = { kept: ['', 'a'.repeat(200)], refused: { too_long: ['a'.repeat(201)] } };
const after = {
  kept: [`${place}Z09`, `${place}${'a'.repeat(39)}`],
  refused: { invalid_value: noPlaces, too_long: [`${place}${'a'.repeat(40)}`] },
};
const time = '2026-01-02T03:04:05Z';
const csv = { kept: ['a'.repeat(1_000_000)], refused: { required: [''], too_long: ['a'.repeat(1_000_001)] } };
const chosen = {
  kept: ['p'.repeat(12), 'p'.repeat(128), `  ${'p'.repeat(10)}`],
  refused: { too_short: ['p'.repeat(11)], too_long: ['p'.repeat(129)] },
};
const given = { kept: [' ', 'p'.repeat(1000)], refused: { required: [''], too_long: ['p'.repeat(1001)] } };
const others: Row[] = [
  ['a list to import', importInput, { csv: 'a', isDryRun: true }, { csv, isDryRun: f.flag }],
  [
    'a look at the audit',
    auditQuery,
    { search: 'Ada', kind: 'roles', from: time, until: time, after: place },
    f.allChanged({ search, kind: f.oneOf(...kinds), from: f.time, until: f.time, after }),
  ],
  [
    'passwords',
    z.object({ chosen: newPassword, given: givenPassword }),
    { chosen: 'correct horse', given: ' x ' },
    { chosen, given },
  ],
];
describe.each([...campus, ...uploads, ...others])('%s', (_, schema, good, fields) =>
  f.testFields(schema, good, fields),
);

const nothing = { url: null, file: null, fileName: null, isForUniversity: false };
const noDocument = [['file', 'no_document']];
const noImage = [['file', 'no_image']];
test.each([
  ['a resource', addedResource, said, noDocument],
  ['a resource with an empty file', addedResource, { ...said, file: emptyFile }, noDocument],
  ['a link', addedResource, { ...said, url: 'a.fr' }, { ...said, ...nothing, url: 'a.fr' }],
  ['a document', addedResource, { ...said, file }, { ...said, ...nothing, file }],
  ['a document without its name', addedResource, { ...said, key: 'k' }, [['fileName', 'required']]],
  [
    'a sent document',
    addedResource,
    { ...said, key: 'k', fileName: 'n' },
    { ...said, ...nothing, key: 'k', fileName: 'n' },
  ],
  ['no picture', sentPicture, {}, noImage],
  ['an empty picture', sentPicture, { file: emptyFile }, noImage],
  ['a picture as a file', sentPicture, { file }, { file }],
  ['a sent picture', sentPicture, { key: 'k' }, { key: 'k', file: null }],
])('%s says where its bytes are', (_, schema, body, expected) => {
  expect(f.read(schema, body)).toEqual(expected);
});
