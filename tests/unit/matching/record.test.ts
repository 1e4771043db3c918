import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindsOfWork } from '#shared/lists.ts';
import { matchRecordOf, neighboursOf } from '#shared/matching/input.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import type { MatchCatalogue, MatchJob } from '#shared/matching/types.ts';
import { worlds } from './arbitraries.ts';

const runs = { numRuns: 200 };
const wishes = fc.subarray([...kindsOfWork], { maxLength: 5 });

const job = (id: string, more: Partial<MatchJob> = {}): MatchJob => ({
  ...{ id, active: true, skills: { s1: 1 }, activities: {} },
  ...more,
});
const catalogueOf = (jobs: readonly MatchJob[]): MatchCatalogue => ({
  skills: [{ id: 's1', category: 1 }],
  activities: [],
  jobs,
});
const scoresOf = (...args: Parameters<typeof prepareMatch>) =>
  new Map(rankJobs(prepareMatch(...args)).map(({ id, score }) => [id, score]));

test('wishes count as worked out by hand: whole where they are most of a job, half where they are a part of it', () => {
  const catalogue = catalogueOf([
    job('j1', { coreKinds: ['teaching'] }),
    job('j2', { coreKinds: ['teaching', 'research'], regularKinds: ['data', 'care'] }),
    job('j3', { coreKinds: ['data'], regularKinds: ['teaching'] }),
    job('j4'),
  ]);
  const one = scoresOf(catalogue, {}, { wishes: ['teaching'] });
  expect(one.get('j1')).toBeCloseTo(0.8, 8);
  expect(one.get('j2')).toBeCloseTo(0.8 / Math.sqrt(3), 8);
  expect(one.get('j3')).toBeCloseTo((0.8 * 0.5) / Math.sqrt(1.5), 8);
  expect(one.get('j4')).toBe(0);
  const two = scoresOf(catalogue, {}, { wishes: ['teaching', 'data'] });
  expect(two.get('j3')).toBeCloseTo((0.8 * 1.5) / Math.sqrt(1.5 * 2), 8);
});

test('wishing for a kind of work instead of another never lets a job overtake one that is more of the new and less of the old', () => {
  fc.assert(
    fc.property(worlds(), wishes, fc.nat(), fc.nat(), ({ catalogue, answers }, wished, n, m) => {
      fc.pre(wished.length > 0);
      const others = kindsOfWork.filter((kind) => !wished.includes(kind));
      const [old, fresh] = [wished[n % wished.length], others[m % others.length]];
      const before = rankJobs(prepareMatch(catalogue, answers, { wishes: wished }));
      const after = scoresOf(catalogue, answers, {
        wishes: wished.map((kind) => (kind === old && fresh ? fresh : kind)),
      });
      const jobs = new Map(catalogue.jobs.map((one) => [one.id, one]));
      const isOnly = (kind: unknown, id: string) => {
        const { coreKinds = [], regularKinds = [] } = jobs.get(id) ?? job('');
        return coreKinds.some((one) => one === kind) && regularKinds.length === 0 && coreKinds.length === 1;
      };
      const isNone = (kind: unknown, id: string) => {
        const { coreKinds = [], regularKinds = [] } = jobs.get(id) ?? job('');
        return ![...coreKinds, ...regularKinds].some((one) => one === kind);
      };
      for (const i of before.filter(({ id }) => isOnly(fresh, id))) {
        for (const j of before.filter(({ id }) => isNone(fresh, id))) {
          const lead = (after.get(i.id) ?? 0) - (after.get(j.id) ?? 0);
          expect(lead).toBeGreaterThan(i.score - j.score - 1e-8);
        }
      }
    }),
    runs,
  );
});

test('wishes are a matter of which, not of their order', () => {
  fc.assert(
    fc.property(worlds(), wishes, ({ catalogue, answers }, wished) => {
      const turned = rankJobs(prepareMatch(catalogue, answers, { wishes: wished.toReversed() }));
      expect(turned).toEqual(rankJobs(prepareMatch(catalogue, answers, { wishes: wished })));
    }),
    runs,
  );
});

const scholars = catalogueOf([
  job('j1', { nameFR: 'Historienne ou historien', name: 'Historian', subjectsFR: ['archives médiévales'] }),
  job('j2', { nameFR: 'Opticienne ou opticien', name: 'Optician', subjectsFR: ['faisceau laser', 'lentilles'] }),
  job('j3', { nameFR: 'Chimiste', name: 'Chemist', subjects: ['laser beam'], subjectsFR: ['catalyse'] }),
]);
const firstFor = (...thesis: string[]) =>
  rankJobs(prepareMatch(scholars, {}, { thesis })).filter(({ score }) => score > 0);

test('a thesis leads to the jobs whose words it shares, inflected, in capitals or without accents, each text in its language', () => {
  expect(firstFor('Une archive MEDIEVALE de la Bourgogne').map(({ id }) => id)).toEqual(['j1']);
  expect(firstFor('Propagation du faisceau d’un laser').map(({ id }) => id)).toEqual(['j2']);
  expect(firstFor('The propagation of laser beams').map(({ id }) => id)).toEqual(['j3']);
  expect(firstFor('Le, la, les et de la')).toEqual([]);
  expect(firstFor('Volcans sous-marins')).toEqual([]);
  // A text counts in the language it is written in.
  expect(firstFor('L’histoire des archives', 'The historian of the laser').map(({ id }) => id)).toEqual(['j1', 'j3']);
});

test('a thesis without a word of any job moves nothing, and neither does the order of its words', () => {
  const text = 'faisceau laser archives catalyse';
  const turned = text.split(' ').toReversed().join(' ');
  expect(JSON.stringify(firstFor(turned))).toBe(JSON.stringify(firstFor(text)));
  const jobs = rankJobs(prepareMatch(scholars, {}, { thesis: ['Xylophone'] }));
  expect(jobs.map(({ score }) => score)).toEqual([0, 0, 0]);
});

test('permuting the catalogue changes no byte, whatever the record says', () => {
  fc.assert(
    fc.property(worlds(), wishes, fc.subarray([1, 2, 3]), ({ catalogue, answers }, wished, domains) => {
      const named = {
        ...catalogue,
        jobs: catalogue.jobs.map((one, i) => ({ ...one, nameFR: scholars.jobs[i % 3]?.nameFR ?? '' })),
      };
      const turned = {
        skills: named.skills.toReversed(),
        activities: named.activities.toReversed(),
        jobs: named.jobs.toReversed(),
        common: catalogue.common ?? { skills: {}, activities: {} },
      };
      const record = { wishes: wished, domains, thesis: ['Les chimistes et les historiens', 'Opticien'] };
      expect(JSON.stringify(rankJobs(prepareMatch(turned, answers, record)))).toBe(
        JSON.stringify(rankJobs(prepareMatch(named, answers, record))),
      );
    }),
    runs,
  );
});

test('a domain leaves out no job: those of a neighbouring one cost 0.2, those of others 0.8, those open to any thesis nothing', () => {
  fc.assert(
    fc.property(worlds(), ({ catalogue, answers }) => {
      const all = new Map(rankJobs(prepareMatch(catalogue, answers)).map(({ id, score }) => [id, score]));
      const ranked = rankJobs(prepareMatch(catalogue, answers, { domains: [1, 2] }));
      expect(ranked.map(({ id }) => id).sort()).toEqual([...all.keys()].sort());
      for (const { id, score } of ranked) {
        const { researchDomains = [] } = catalogue.jobs.find((one) => one.id === id) ?? job('');
        const prices = researchDomains.map((domain) => [Number.NaN, 0, 0.2, 0.8][domain] ?? Number.NaN);
        expect(score).toBeCloseTo((all.get(id) ?? Number.NaN) - Math.min(...prices, researchDomains.length && 0.8), 8);
      }
    }),
    runs,
  );
});

test('neighbouring domains count beside a domain only, and each once', () => {
  expect(neighboursOf('12', ['3', '12', '3'])).toEqual(['3']);
  expect(neighboursOf(null, ['3'])).toEqual([]);
  const nothing = { answers: new Map(), flags: new Map() };
  expect(matchRecordOf({ ...nothing, researchDomain: null, otherDomains: ['3'] }, null)).toEqual({
    ...{ domains: [], wishes: [], thesis: [], kept: [], aside: [] },
  });
  expect(
    matchRecordOf({ ...nothing, researchDomain: '12', otherDomains: ['3'] }, { thesisTitle: 'Îles' }),
  ).toMatchObject({ domains: [12, 3], thesis: ['Îles'] });
});
