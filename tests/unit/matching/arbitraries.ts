import fc from 'fast-check';
import type { KindOfWork } from '#shared/lists.ts';
import type { Answer, CommonShape, MatchCase, MatchCatalogue, Strengths } from '#shared/matching/types.ts';

type World = { catalogue: MatchCatalogue; answers: Record<string, Answer> };

const ids = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);

const hundredths = fc.integer({ min: 0, max: 500 }).map((x) => x / 100);

/** Sparse strengths with many equal values, so that flat and empty profiles and ties occur. */
const strengths = (of: readonly string[]): fc.Arbitrary<Strengths> =>
  fc
    .array(fc.oneof(fc.constantFrom(0, 0, 1, 3, 5), hundredths), { minLength: of.length, maxLength: of.length })
    .map((values) => Object.fromEntries(of.map((id, i) => [id, values[i] ?? 0])));

/** The common shape of all jobs: zero (plain profile correlation), or random for a few skills and activities. */
const common = (skillIds: string[], activityIds: string[]): fc.Arbitrary<CommonShape> =>
  fc.oneof(
    fc.constant({ skills: {}, activities: {} }),
    fc.record({ skills: strengths(skillIds), activities: strengths(activityIds) }),
  );

const catalogueOf = (skillIds: string[], activityIds: string[], jobIds: string[]): fc.Arbitrary<MatchCatalogue> =>
  fc.record({
    skills: fc.tuple(
      ...skillIds.map((id) => fc.record({ id: fc.constant(id), category: fc.integer({ min: 1, max: 3 }) })),
    ),
    activities: fc.tuple(...activityIds.map((id) => fc.record({ id: fc.constant(id), skills: strengths(skillIds) }))),
    jobs: fc.tuple(
      ...jobIds.map((id) =>
        fc.record({
          id: fc.constant(id),
          active: fc.constantFrom(true, true, true, false),
          researchDomains: fc.subarray([1, 2, 3]),
          coreKinds: fc.subarray<KindOfWork>(['research', 'teaching', 'data']),
          regularKinds: fc.subarray<KindOfWork>(['care', 'advice']),
          skills: strengths(skillIds),
          activities: strengths(activityIds),
        }),
      ),
    ),
    common: common(skillIds, activityIds),
  });

/** A random catalogue with at least one skill and one job; activities may be missing. */
export const catalogues: fc.Arbitrary<MatchCatalogue> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 9 }))
  .chain(([skills, activities, jobs]) => catalogueOf(ids('s', skills), ids('a', activities), ids('j', jobs)));

const answersOf = (rateable: readonly string[], max: number): fc.Arbitrary<Record<string, Answer>> =>
  fc
    .tuple(
      ...rateable.map((id) =>
        fc.option(
          fc.record({
            id: fc.constant(id),
            value: fc.option(fc.integer({ min: 0, max }), { freq: 5 }),
            importantFlag: fc.constantFrom(null, null, true, false),
          }),
          { freq: 6 },
        ),
      ),
    )
    .map((rows) =>
      Object.fromEntries(
        rows.flatMap((row) => (row ? [[row.id, { value: row.value, importantFlag: row.importantFlag }]] : [])),
      ),
    );

/** A random catalogue with random answers of at most `max`: some missing, some N/A, some liked or disliked. */
export const worlds = (max = 5): fc.Arbitrary<World> =>
  catalogues.chain((catalogue) =>
    answersOf(
      [...catalogue.skills, ...catalogue.activities].map(({ id }) => id),
      max,
    ).map((answers) => ({ catalogue, answers })),
  );

/** Each job gets words, of which some are shared. */
export const withNames = (catalogue: MatchCatalogue): MatchCatalogue => ({
  ...catalogue,
  jobs: catalogue.jobs.map((job, i) => ({ ...job, nameFR: ['thème', 'thème marin', 'désert'][i % 3] ?? '' })),
});

const grades = fc.dictionary(fc.constantFrom('j1', 'j2', 'j3', 'j4', 'j5', 'j9'), fc.constantFrom(0.5, 1, 2, 3));

/** Makes enough cases for them to count, some of them retired. */
export const casesOfAll: fc.Arbitrary<MatchCase[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    active: fc.constantFrom(true, true, true, false),
    researchDomain: fc.constantFrom(1, 2, 3, null),
    wishes: fc.subarray<KindOfWork>(['research', 'teaching', 'data']),
    thesisTitle: fc.constantFrom('Un thème', 'Le désert', 'Rien'),
    gradedOn: fc.constantFrom('2026-01-01', '2026-02-01'),
    grades,
  }),
  { minLength: 30, maxLength: 40 },
);
