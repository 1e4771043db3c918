import { beforeEach, expect, test } from 'vitest';
import { writeSet } from '#functions/catalogue/csv/write-set.ts';
import { starterCatalogue, starterFiles } from '#scripts/demo/content/catalogue.ts';
import { localized } from '#shared/domain/localized.ts';
import { en } from '#shared/i18n/en/index.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { type Language, languages } from '#shared/lists.ts';
import { as, refused } from '#tests/support/api.ts';
import { emptyCatalogue, smallSet, storedItems, storeFirstSlice } from '#tests/support/catalogue.ts';
import { edited, exported, keeper, load } from '#tests/support/catalogue-keeper.ts';
import { buildUser } from '#tests/support/factories.ts';
import { readPdf } from '#tests/support/pdf.ts';

/** A line may break after a hyphen. */
const solid = (text: string): string => text.replace(/\s+/g, '');

beforeEach(emptyCatalogue);

test('a catalogue exported, imported into an empty stack and exported again is the same, byte for byte', async () => {
  const { changes, warnings } = await load(starterFiles());
  expect(changes).toHaveLength(46 + 34 + 24 + 29 + 148 + 140);
  expect(changes.every(({ what }) => what === 'added')).toBe(true);
  expect([...new Set(warnings.map(({ code }) => code))]).toEqual(['borrowed']);
  const first = await exported();
  expect(first).toEqual(writeSet(starterCatalogue()));

  await emptyCatalogue();
  expect((await exported())['jobs.csv']).not.toContain('j1,');
  await load(first);
  expect(await exported()).toEqual(first);
});

test('a catalogue of the first slice, an item a row and without later columns, is read and exported; the next import fills them in', async () => {
  await storeFirstSlice();
  const { catalogue, portfolios } = await as(await buildUser());
  expect((await catalogue.listSkills()).skills.map(({ id }) => id)).toEqual(['s1', 's2', 's11', 's27']);
  const { id } = await portfolios.create({ body: { title: 'Portfolio' } });
  expect(await portfolios.rateSkill({ params: { id: `${id}.s2` }, body: { value: 4 } })).toMatchObject({ value: 4 });

  const files = await exported();
  expect(files['job-skills.csv']).toBe(smallSet['job-skills.csv']);
  expect(files['jobs.csv']).not.toContain(',5 9 18,');
  const { changes } = await load();
  const of = (...lists: string[]) => changes.filter(({ list }) => lists.includes(list));
  const [jobs, rated] = [of('jobs'), of('skills', 'activities', 'values', 'rncps')];
  expect(rated.map(({ fields }) => fields)).toEqual(Array(9).fill(['definition', 'definitionFR']));
  expect(jobs.map(({ fields }) => fields.includes('subjectsFR'))).toEqual([true, true, true]);
  expect(of('cases')).toMatchObject([{ id: 'c1', what: 'added' }]);
  expect(await exported()).toEqual(smallSet);
  expect((await storedItems()).filter(({ edition }) => edition === 'firstSlice')).toEqual([]);
});

test('fields for administrators are in no public list', async () => {
  await load();
  const { catalogue } = await as(await buildUser());
  const [skill] = (await catalogue.listSkills()).skills;
  const shown = ['active', 'definition', 'definitionFR', 'description', 'descriptionFR', 'id', 'name', 'nameFR'];
  expect(Object.keys(skill ?? {}).sort()).toEqual([...shown, 'category'].sort());
  const [job] = (await catalogue.listJobs()).jobs;
  expect(Object.keys(job ?? {}).sort()).toEqual([...shown, 'requirement'].sort());
});

test('each list holds its kind whole, in the order of categories and ids', async () => {
  await load();
  const { catalogue } = await as(await buildUser());
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  expect(ids((await catalogue.listSkills()).skills)).toEqual(['s1', 's2', 's11', 's27']);
  expect(ids((await catalogue.listActivities()).activities)).toEqual(['a1', 'a18']);
  expect(ids((await catalogue.listValues()).values)).toEqual(['v1', 'v24']);
  expect(ids((await catalogue.listRncps()).rncps)).toEqual(['r1']);
  expect(ids((await catalogue.listJobs()).jobs)).toEqual(['j1', 'j2', 'j120']);
});

test('nobody but a super administrator exports or imports', async () => {
  await load();
  for (const role of ['user', 'admin'] as const) {
    const { catalogue } = await as(await buildUser({ role }));
    expect(await refused(catalogue.exportSet())).toMatchObject({ status: 403, code: 'forbidden' });
    const body = { files: { ...smallSet }, isDryRun: true };
    expect(await refused(catalogue.importSet({ body }))).toMatchObject({ status: 403, code: 'forbidden' });
  }
});

test('a dry run lists the changes and writes nothing', async () => {
  await load();
  const before = await storedItems();
  const files = edited('skills.csv', 's2,yes,1,Active listening', 's2,yes,2,Listening');
  const { changes } = await (await keeper()).importSet({ body: { files: { ...files }, isDryRun: true } });
  expect(changes).toEqual([
    { list: 'skills', id: 's2', name: 'Listening', what: 'changed', fields: ['name', 'category'] },
  ]);
  expect(await storedItems()).toEqual(before);
});

test('the same import again finds no changes and writes nothing', async () => {
  const { version } = await load();
  const before = await storedItems();
  expect(await load()).toMatchObject({ version, changes: [] });
  expect(await storedItems()).toEqual(before);
});

test('changes are seen at once, and nothing of the old edition is left', async () => {
  await load();
  const { catalogue } = await as(await buildUser());
  expect((await catalogue.listSkills()).skills[1]?.name).toBe('Active listening');
  const rows = (await storedItems()).length;
  await load(edited('skills.csv', 'Active listening', 'Listening'));
  expect((await catalogue.listSkills()).skills[1]?.name).toBe('Listening');
  expect(await storedItems()).toHaveLength(rows);
});

test('wrong cells are all named with file, line and column, in the language of the caller, and nothing is written', async () => {
  await load();
  const before = await storedItems();
  const files = {
    ...edited('skills.csv', 's2,yes,1,Active listening', 's2,maybe,7,'),
    'job-skills.csv': edited('job-skills.csv', ',3.44,', ',a lot,')['job-skills.csv'] ?? '',
  };
  const error = await refused((await keeper()).importSet({ body: { files, isDryRun: false } }));
  expect(error).toMatchObject({ status: 422, code: 'invalid' });
  expect(error.details).toMatchObject([
    { file: 'skills.csv', line: 3, column: 'active', code: 'not_state' },
    { file: 'skills.csv', line: 3, column: 'name', code: 'missing_cell' },
    { file: 'skills.csv', line: 3, column: 'category', code: 'not_in_range', msg: expect.stringContaining('de 1 à 3') },
    { file: 'job-skills.csv', line: 2, column: 's1', code: 'not_strength' },
  ]);
  expect(await storedItems()).toEqual(before);
});

test('a file that is wrong all over is answered with the first errors and how many more there are', async () => {
  await load();
  const rows = Array.from({ length: 400 }, (_, i) => `x${i},maybe,9,,,${'y'.repeat(10_000)},,\n`).join('');
  const files = { ...smallSet, 'skills.csv': `${smallSet['skills.csv']}${rows}` };
  const error = await refused((await keeper()).importSet({ body: { files, isDryRun: true } }));
  expect(error).toMatchObject({ status: 422, code: 'invalid' });
  expect(error.details).toHaveLength(201);
  expect(error.details[0]).toMatchObject({ file: 'skills.csv', line: 6, column: 'id', code: 'wrong_id' });
  expect(error.details.at(-1)?.msg).toMatch(/^Et \d+ autres erreurs\s: corrigez d’abord celles-ci\.$/);
});

test('no entry is called like what every object has, and nobody rates one', async () => {
  const files = { ...edited('values.csv', '\nv1,', '\nvalueOf,') };
  const error = await refused((await keeper()).importSet({ body: { files, isDryRun: false } }));
  expect(error.details).toMatchObject([{ line: 2, column: 'id', code: 'wrong_id' }]);

  await load();
  const { portfolios } = await as(await buildUser());
  const { id } = await portfolios.create({ body: { title: 'Portfolio' } });
  for (const name of ['valueOf', 'constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    const row = `${id}.${name}`;
    expect(await refused(portfolios.rateValue({ params: { id: row }, body: { value: 1 } }))).toMatchObject({
      status: 404,
    });
    const body = { ratings: [{ id: row, value: 1 }] };
    expect(await refused(portfolios.rateMany({ params: { id }, body }))).toMatchObject({ status: 404 });
  }
});

test('an entry that is no longer in the set is retired: in no choice, kept where it was rated, exported', async () => {
  await load();
  const candidate = await buildUser();
  const { catalogue, portfolios } = await as(candidate);
  const { id } = await portfolios.create({ body: { title: 'Avant' } });
  await portfolios.rateValue({ params: { id: `${id}.v24` }, body: { value: 4 } });

  const without = edited('values.csv', /\nv24,.*\n/, '\n');
  const { changes } = await load(without);
  expect(changes).toMatchObject([{ list: 'values', id: 'v24', what: 'retired', fields: ['retired', 'active'] }]);
  const idsOf = (rows: readonly { Value: { id: string } }[]) => rows.map(({ Value }) => Value.id);
  expect((await catalogue.listValues()).values).toHaveLength(1);
  const kept = await portfolios.listValues({ params: { portfolioId: id } });
  expect(kept.find(({ Value }) => Value.id === 'v24')).toMatchObject({ value: 4, Value: { active: false } });
  const { id: later } = await portfolios.create({ body: { title: 'Après' } });
  expect(idsOf(await portfolios.listValues({ params: { portfolioId: later } }))).not.toContain('v24');
  expect((await exported())['values.csv']).toContain('\nv24,retired,');
  expect((await load(without)).changes).toEqual([]);
  expect((await load()).changes).toMatchObject([{ id: 'v24', what: 'changed', fields: ['active', 'retired'] }]);
});

test('retired entries, and no others, are marked in the PDF of an old assessment, in both languages', async () => {
  await load();
  const { portfolios, exports } = await as(await buildUser());
  const { id } = await portfolios.create({ body: { title: 'Avant' } });
  const [kept, retired] = await portfolios.listValues({ params: { portfolioId: id } });
  if (!kept || !retired) throw new Error('the catalogue has too few values');
  const ratings = [kept, retired].map((row) => ({ id: row.id, value: 4 }));
  await portfolios.rateMany({ params: { id }, body: { ratings } });
  const textIn = async (lang: Language) => {
    const file = await exports.generatePdf({ params: { id }, query: { lang } });
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    return pages.map(({ text }) => solid(text)).join('');
  };
  const before = await Promise.all(languages.map(textIn));
  await load(edited('values.csv', /\nv24,.*\n/, '\n'));

  for (const [i, language] of languages.entries()) {
    const mark = solid({ fr, en }[language].portfolios.rating.retired);
    const { description } = localized(retired.Value, language);
    const text = await textIn(language);
    expect(text.split(mark)).toHaveLength(2);
    expect(text).toContain(`${solid(description)}${mark}`);
    expect(before[i]).not.toContain(mark);
  }
});
