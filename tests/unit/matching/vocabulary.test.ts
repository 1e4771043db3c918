import { expect, test } from 'vitest';
import { compress } from '#functions/data/catalogue/compressed.ts';
import { packStems, stemsByJob } from '#functions/data/catalogue/stems.ts';
import { starterCatalogue } from '#scripts/demo/content/catalogue.ts';
import { prepareCatalogue } from '#shared/matching/prepare-catalogue.ts';
import type { MatchCatalogue, MatchJob } from '#shared/matching/types.ts';
import { thesisScores } from '#shared/matching/words/thesis.ts';
import { jobStems } from '#shared/matching/words/vocabulary.ts';

const job: MatchJob = {
  ...{ id: 'j1', active: true, skills: { s1: 1 }, activities: {} },
  ...{ nameFR: 'Géologue', descriptionFR: 'Les volcans et leurs laves.', subjectsFR: ['lave', 'le géologue'] },
  ...{ name: 'Geologist', description: 'Maps of volcanoes', subjects: ['a map', 'mapping'] },
};
const scoresFor = (catalogue: MatchCatalogue) =>
  thesisScores(['le volcan et la lave', 'maps of the volcano'], prepareCatalogue(catalogue));

test('a name counts three times, other texts once (other stems need another stemsVersion)', () => {
  expect(jobStems(job)).toEqual({
    fr: [
      ['geologu', 4],
      ['lav', 2],
      ['volcan', 1],
    ],
    en: [
      ['geologist', 3],
      ['map', 3],
      ['volcano', 1],
    ],
  });
});

test('stems come back as they were stored', () => {
  const other = { ...job, id: 'j2', nameFR: 'Volcan' };
  const packed = packStems([job, other].map((one) => [one.id, jobStems(one)]));
  expect([...stemsByJob([packed, undefined], new Map())]).toEqual([
    ['j1', jobStems(job)],
    ['j2', jobStems(other)],
  ]);
});

test('a job that was changed has its new stems, or none', () => {
  const packed = packStems(['j1', 'j2', 'j3'].map((id) => [id, jobStems(job)]));
  const renamed = jobStems({ ...job, nameFR: 'Volcan' });
  const changed = new Map([
    ['j2', packStems([['j2', renamed]])],
    ['j3', undefined],
  ]);
  expect(new Map(stemsByJob([packed], changed))).toEqual(
    new Map([
      ['j1', jobStems(job)],
      ['j2', renamed],
    ]),
  );
});

test('stems of another version are as if they were not there', () => {
  const text = (version: number) =>
    JSON.stringify({ version, words: { fr: ['lav'], en: [] }, jobs: [['j1', [0, 1], []]] });
  expect(stemsByJob([compress(text(1))], new Map()).size).toBe(0);
  expect([...stemsByJob([compress(text(2))], new Map())]).toEqual([['j1', { fr: [['lav', 1]], en: [] }]]);
});

test('stems that cannot be read are told by entity and attribute', () => {
  const read = () => stemsByJob([new TextEncoder().encode('leaks')], new Map());
  expect(read).toThrow(
    expect.objectContaining({ facts: expect.objectContaining({ entity: 'CataloguePage', attribute: 'stems' }) }),
  );
});

test('theses score by the stored stems, and alike to the last digit without them', () => {
  const starter: MatchCatalogue = starterCatalogue();
  const packed = packStems(starter.jobs.map((one) => [one.id, jobStems(one)]));
  const stored = () => stemsByJob([packed], new Map());
  expect(scoresFor({ ...starter, stems: stored })).toEqual(scoresFor({ ...starter }));
  // Half of the jobs have stored stems.
  const some = () => new Map([...stored()].slice(0, 70));
  expect(scoresFor({ ...starter, stems: some })).toEqual(scoresFor({ ...starter }));
  // Without any stem in store for each job, no thesis is like one.
  const none = () => new Map(starter.jobs.map(({ id }) => [id, { fr: [], en: [] }]));
  expect(new Set(scoresFor({ ...starter, stems: none }))).toEqual(new Set([0]));
});
