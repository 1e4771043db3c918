import { kindsOfWork } from '#shared/lists.ts';
import { firstShares } from '#shared/matching/certainty.ts';
import { matchConfig } from '#shared/matching/config.ts';
import { describeJobs } from '#shared/matching/describe.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import type { Answers, MatchCatalogue } from '#shared/matching/types.ts';
import { jobNames, measuredCatalogue } from './bench/catalogues.ts';
import { belowFloors } from './bench/floors.ts';
import { type JudgedGroup, type Persona, personas, personasOf } from './bench/personas.ts';
import { randomFrom } from './bench/random.ts';
import { domainByChance, type Retrieval, type Scaling, selfRetrieval } from './bench/self-retrieval.ts';
import { type Among, judged, type View, views } from './bench/verdicts.ts';

const { uniform } = randomFrom(4);
const ids = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);
const strengthsOver = (of: readonly string[]) => Object.fromEntries(of.map((id) => [id, 5 * uniform()]));
const oneOf = <T>(list: readonly T[]): T[] => list.slice(Math.floor(uniform() * list.length)).slice(0, 1);
const words = (count: number): string[] =>
  Array.from({ length: count }, () => `mot${Math.floor(uniform() * uniform() * 20_000)}`);

const largeWorld = (jobs: number, skills: number, activities: number) => {
  const [skillIds, activityIds] = [ids('s', skills), ids('a', activities)];
  const catalogue: MatchCatalogue = {
    skills: skillIds.map((id, i) => ({ id, category: (i % 3) + 1 })),
    activities: activityIds.map((id) => ({ id, skills: strengthsOver(skillIds) })),
    jobs: ids('j', jobs).map((id) => ({
      ...{ id, active: true, skills: strengthsOver(skillIds), activities: strengthsOver(activityIds) },
      ...{ coreKinds: oneOf(kindsOfWork), regularKinds: oneOf(kindsOfWork), subjectsFR: words(50) },
    })),
  };
  const answers: Answers = Object.fromEntries(
    [...skillIds, ...activityIds].map((id) => [id, { value: Math.floor(6 * uniform()), importantFlag: null }]),
  );
  return { catalogue, answers, record: { wishes: kindsOfWork.slice(0, 3), thesis: [words(12).join(' ')] } };
};

/**
 * `npm run bench:match`: retrieval from noisy ratings of each job's own figures, then personas against an adviser's
 * expectation, on the starter catalogue. Deterministic.
 */
const draws = 40;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(9);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Returns the hardest case (stretched, one point of noise), which docs/figures.md quotes. */
const printRetrieval = (): Retrieval => {
  console.log(
    `${matchConfig.version}: ${measuredCatalogue.jobs.length} jobs with figures of their own, ${draws} draws each.`,
  );
  console.log(
    'Ratings: the job’s figures, plain (strengths from 0 to 5 as they are) or stretched (skills and activities',
  );
  console.log('each to span 0 to 5, as a candidate uses the whole scale); Gaussian noise, rounded, one in five N/A.\n');
  console.log('ratings    noise    first  in four  same domain (next 10)  first four kept under ±1');
  const hardest = selfRetrieval({ scaling: 'stretched', noise: 1, draws });
  for (const scaling of ['stretched', 'plain'] satisfies Scaling[]) {
    for (const noise of [1, 0.5]) {
      const isHardest = scaling === 'stretched' && noise === 1;
      const { first, inFour, sameDomain, overlap } = isHardest ? hardest : selfRetrieval({ scaling, noise, draws });
      const cells = [percent(first), percent(inFour), percent(sameDomain).padStart(22), percent(overlap).padStart(26)];
      console.log(`${scaling.padEnd(10)} ${noise.toFixed(1)}  ${cells.join('')}`);
    }
  }
  console.log(`By chance, ${percent(domainByChance()).trim()} of jobs share the domain.\n`);
  return hardest;
};

const printPersona = (persona: Persona) => {
  const { graded, precision, top } = judged(persona, 'whole record', 'all jobs');
  const before = judged(persona, 'own domain', 'all jobs').graded;
  console.log(`${persona.id} ${persona.title ?? persona.thesisTitle} (${persona.group})`);
  console.log(
    `    nDCG@8 ${graded.toFixed(2)}  P@4 ${precision.toFixed(2)}  by ratings and domain ${before.toFixed(2)}`,
  );
  console.log(`    ${top.map(({ id, relevance }) => `${jobNames.get(id)} [${relevance}]`).join(', ')}`);
};

const groups = { tuned: 'Twelve tuned on', held: 'Four held back', later: 'Forty later' } as const;
const isView = (name: string): name is View => name in views;

const printSummary = (group: JudgedGroup, among: Among): number => {
  console.log(`\n${`${groups[group]}, ${among}`.padEnd(28)} nDCG@8 (lowest)  beyond chance  named alike  P@4`);
  const rows = Object.keys(views)
    .filter(isView)
    .map((view) => {
      const figures = personasOf(group).map((persona) => judged(persona, view, among));
      const of = (key: 'graded' | 'named' | 'beyondChance' | 'precision') => figures.map((figure) => figure[key]);
      const cells = [mean(of('graded')).toFixed(3), `(${Math.min(...of('graded')).toFixed(2)})`.padEnd(9)];
      const others = [mean(of('beyondChance')).toFixed(3), mean(of('named')).toFixed(3).padStart(14)];
      console.log(
        `${view.padEnd(28)} ${cells.join('  ')}  ${others.join('')}  ${mean(of('precision')).toFixed(2).padStart(9)}`,
      );
      return [view, mean(of('graded'))] as const;
    });
  return Object.fromEntries(rows)['own domain'] ?? 0;
};

const printGroup = (group: JudgedGroup): Record<Among, number> => ({
  'graded jobs': printSummary(group, 'graded jobs'),
  'all jobs': printSummary(group, 'all jobs'),
});

/** Milliseconds. */
const middleTime = (act: () => void): number => {
  const times = Array.from({ length: 15 }, () => {
    const startedAt = performance.now();
    act();
    return performance.now() - startedAt;
  });
  return times.sort((a, b) => a - b)[7] ?? Number.NaN;
};

const printSpeed = () => {
  console.log('\nIn milliseconds: ranked; the first fifty described, with how sure they are; all described.');
  for (const [jobs, skills, activities] of [
    [148, 46, 34],
    [2000, 200, 34],
  ] as const) {
    const { catalogue, answers, record } = largeWorld(jobs, skills, activities);
    const match = prepareMatch(catalogue, answers, record);
    const open = rankJobs(match);
    const rank = middleTime(() => rankJobs(prepareMatch(catalogue, answers, record)));
    const first = middleTime(() => {
      describeJobs(match, open.slice(0, 50));
      firstShares(match, open);
    });
    const all = middleTime(() => describeJobs(match, open));
    console.log(
      `${`${jobs} × ${skills}`.padEnd(12)} ${rank.toFixed(2)}; ${first.toFixed(2)}, together ${(rank + first).toFixed(2)}; ${all.toFixed(2)}`,
    );
  }
};

const found = printRetrieval();
console.log('Personas: the first eight jobs by the whole record, with the grade that an adviser gave them,');
console.log('3 (at once) to 0 (not named). nDCG@8 counts by grade; named alike, every job that the adviser named.');
for (const persona of personas) printPersona(persona);
const grades = { tuned: printGroup('tuned'), held: printGroup('held'), later: printGroup('later') };
printSpeed();
const below = belowFloors(grades, found);
if (below.length > 0) {
  console.error(`\nBelow the version before: ${below.join(', ')}.`);
  process.exitCode = 1;
}
