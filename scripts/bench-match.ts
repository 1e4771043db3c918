import { matchVersion, rankJobs } from '#shared/domain/job-match.ts';
import { jobNames, measuredCatalogue, wholeCatalogue } from './bench/catalogues.ts';
import { answersOf, judged, type Persona, personas, personasOf } from './bench/personas.ts';
import { domainByChance, type Scaling, selfRetrieval } from './bench/self-retrieval.ts';

/**
 * `npm run bench:match`: how right the suggested jobs are, on the starter catalogue. First from noisy ratings made of each
 * job’s own figures, then for the personas and what an adviser expects of them. The same figures at every run.
 */
const draws = 40;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(9);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const printRetrieval = () => {
  console.log(`${matchVersion}: ${measuredCatalogue.jobs.length} jobs with figures of their own, ${draws} draws each.`);
  console.log(
    'Ratings: the job’s figures, plain (strengths from 0 to 5 as they are) or stretched (skills and activities',
  );
  console.log('each to span 0 to 5, as a candidate uses the whole scale); Gaussian noise, rounded, one in five N/A.\n');
  console.log('ratings    noise    first  in four  same domain (next 10)  first four kept under ±1');
  for (const scaling of ['stretched', 'plain'] satisfies Scaling[]) {
    for (const noise of [1, 0.5]) {
      const { first, inFour, sameDomain, overlap } = selfRetrieval({ scaling, noise, draws });
      const cells = [percent(first), percent(inFour), percent(sameDomain).padStart(22), percent(overlap).padStart(26)];
      console.log(`${scaling.padEnd(10)} ${noise.toFixed(1)}  ${cells.join('')}`);
    }
  }
  console.log(`By chance, ${percent(domainByChance()).trim()} of jobs share the domain.\n`);
};

const printPersona = (persona: Persona) => {
  const { graded, named, precision, top } = judged(persona, 'own domain');
  const everywhere = judged(persona, 'all').graded;
  console.log(`${persona.id} ${persona.title} (${persona.group})`);
  console.log(
    `    nDCG@8 ${graded.toFixed(2)}  named alike ${named.toFixed(2)}  P@4 ${precision.toFixed(2)}  all domains: nDCG@8 ${everywhere.toFixed(2)}`,
  );
  console.log(`    ${top.map(({ id, relevance }) => `${jobNames.get(id)} [${relevance}]`).join(', ')}`);
};

const spread = (values: readonly number[]): string =>
  `${mean(values).toFixed(3)} (lowest ${Math.min(...values).toFixed(2)})`;

const printSummary = (label: string, group: Persona['group']) => {
  for (const jobs of ['own domain', 'all'] as const) {
    const figures = personasOf(group).map((persona) => judged(persona, jobs));
    console.log(
      `${label.padEnd(16)} ${jobs.padEnd(10)}  nDCG@8 ${spread(figures.map(({ graded }) => graded))}, ` +
        `named alike ${spread(figures.map(({ named }) => named))}, ` +
        `P@4 ${mean(figures.map(({ precision }) => precision)).toFixed(2)}`,
    );
  }
};

const printSpeed = () => {
  const sample = personas.map(answersOf);
  const rounds = 20;
  const startedAt = performance.now();
  for (let i = 0; i < rounds; i += 1) for (const answers of sample) rankJobs(wholeCatalogue, answers);
  const each = (performance.now() - startedAt) / (rounds * sample.length);
  console.log(`\nRanking ${wholeCatalogue.jobs.length} jobs takes ${each.toFixed(2)} ms.`);
};

printRetrieval();
console.log(
  'Personas: the first eight jobs that are open to their research domain, with the grade that an adviser gave',
);
console.log(
  'them, 3 (at once) to 0 (not named). nDCG@8 counts by grade; named alike, every job that the adviser named.',
);
for (const persona of personas) printPersona(persona);
console.log();
printSummary('Twelve tuned on', 'tuned');
printSummary('Four held back', 'held');
printSummary('Forty later', 'later');
printSpeed();
