import { matchConfig } from '#shared/matching/config.ts';
import { jobNames, measuredCatalogue } from './bench/catalogues.ts';
import { belowFloors } from './bench/floors.ts';
import { meanWithInterval } from './bench/interval.ts';
import { type Persona, personas, personasOf } from './bench/personas.ts';
import { type RowName, rows } from './bench/rows.ts';
import { domainByChance, type Retrieval, type Scaling, selfRetrieval } from './bench/self-retrieval.ts';
import { speeds } from './bench/speed.ts';
import { judged } from './bench/verdicts.ts';

/**
 * `npm run bench:match`: retrieval from noisy ratings of each job's own figures, then what people of the starter
 * catalogue's cases see first, against their adviser's grades. Deterministic, but for the times.
 */
const draws = 40;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(9);
const figure = (value: number): string => value.toFixed(3);

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

const printPerson = (persona: Persona) => {
  const seen = rows.everything(persona);
  const { graded, precision } = judged(persona, seen);
  console.log(`${persona.id} ${persona.thesisTitle}`);
  console.log(`    nDCG@8 ${graded.toFixed(2)}  P@4 ${precision.toFixed(2)}`);
  console.log(
    `    ${seen
      .slice(0, 8)
      .map((id) => `${jobNames.get(id)} [${persona.expected[id] ?? 0}]`)
      .join(', ')}`,
  );
};

const isFirst = ({ group }: Persona): boolean => group !== 'cases';
const people = { all: personas, first: personas.filter(isFirst), later: personasOf('cases') };
const mean = (values: readonly number[]): number => meanWithInterval(values).mean;

/** Returns the mean nDCG@8 over all people. */
const printRow = (name: RowName): number => {
  const verdicts = new Map(personas.map((persona) => [persona, judged(persona, rows[name](persona))]));
  const valuesOf = (of: readonly Persona[], key: 'graded' | 'beyondChance' | 'precision') =>
    of.map((persona) => verdicts.get(persona)?.[key] ?? Number.NaN);
  const graded = valuesOf(people.all, 'graded');
  const { mean: all, low, high } = meanWithInterval(graded);
  const cells = [
    `${figure(all)} (${figure(low)} to ${figure(high)})`,
    Math.min(...graded).toFixed(2),
    figure(mean(valuesOf(people.all, 'beyondChance'))),
    mean(valuesOf(people.all, 'precision')).toFixed(2),
    figure(mean(valuesOf(people.first, 'graded'))),
    figure(mean(valuesOf(people.later, 'graded'))),
  ];
  console.log(`| ${[name.padEnd(36), ...cells].join(' | ')} |`);
  return all;
};

const printTable = (): Record<RowName, number> => {
  console.log(
    `\n${people.all.length} people of the catalogue’s cases, each without their own case: what they see first,`,
  );
  console.log('lecturers folded, against their adviser’s grades (0.5 to 3; 0 for jobs that were not named).');
  console.log(
    '\n| by domain, wishes, title, ratings | nDCG@8 (95 % of people) | lowest | beyond chance | P@4 | 56 first | 84 later |',
  );
  console.log('|---|---|---|---|---|---|---|');
  const names = Object.keys(rows) as RowName[];
  return Object.fromEntries(names.map((name) => [name, printRow(name)])) as Record<RowName, number>;
};

const authors = {
  'written for this product (56)': people.first,
  'by others, two graders (36)': people.later.filter(({ graders }) => graders === 2),
  'by others, one grader (48)': people.later.filter(({ graders }) => graders === 1),
};

const printByAuthor = () => {
  console.log('\n| people | nDCG@8 | lowest | P@4 | after four reactions | without cases |');
  console.log('|---|---|---|---|---|---|');
  for (const [name, written] of Object.entries(authors)) {
    const verdictsOf = (row: RowName) => written.map((persona) => judged(persona, rows[row](persona)));
    const gradedBy = (row: RowName): number[] => verdictsOf(row).map(({ graded }) => graded);
    const cells = [
      figure(mean(gradedBy('everything'))),
      Math.min(...gradedBy('everything')).toFixed(2),
      mean(verdictsOf('everything').map(({ precision }) => precision)).toFixed(2),
      figure(mean(gradedBy('four reactions'))),
      figure(mean(gradedBy('without cases'))),
    ];
    console.log(`| ${[name.padEnd(29), ...cells].join(' | ')} |`);
  }
};

const printSpeed = () => {
  console.log(
    '\nMilliseconds, with 140 cases and eight reactions: the first call, which prepares words and cases; then ranking;',
  );
  console.log('fifty jobs described, with reasons and certainty; one job explained, ranking included.');
  for (const { size, first, rank, list, explain } of speeds())
    console.log(`${size.padEnd(12)} ${[first, rank, list, explain].map((ms) => ms.toFixed(1)).join('; ')}`);
};

const found = printRetrieval();
for (const persona of personas) printPerson(persona);
const grades = printTable();
printByAuthor();
printSpeed();
const below = belowFloors(grades, found);
if (below.length > 0) {
  console.error(`\nBelow the floors: ${below.join(', ')}.`);
  process.exitCode = 1;
}
