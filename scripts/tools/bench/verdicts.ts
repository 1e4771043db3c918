import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import type { MatchRecord } from '#shared/matching/types.ts';
import { wholeCatalogue } from './catalogues.ts';
import { answersOf, type Persona, personasOf } from './personas.ts';

const strangerTo = (persona: Persona): Persona => {
  const group = personasOf(persona.group);
  const at = group.indexOf(persona);
  const others = [...group.slice(at + 1), ...group.slice(0, at)];
  return others.find(({ researchDomain }) => researchDomain !== persona.researchDomain) ?? persona;
};

const textsOf = ({ thesisTitle, briefDescription = '' }: Persona): string[] => [thesisTitle, briefDescription];
const beside = ({ otherDomain }: Persona): number[] => (otherDomain === undefined ? [] : [otherDomain]);

export const views = {
  'ratings alone': () => ({}),
  'own domain': ({ researchDomain }) => ({ domains: [researchDomain] }),
  'domain, wishes': ({ researchDomain, wishes }) => ({ domains: [researchDomain], wishes }),
  'domain, title': ({ researchDomain, thesisTitle }) => ({ domains: [researchDomain], thesis: [thesisTitle] }),
  'domain, wishes, title': ({ researchDomain, wishes, thesisTitle }) => ({
    ...{ domains: [researchDomain], wishes, thesis: [thesisTitle] },
  }),
  'whole record': (persona) => ({
    ...{ domains: [persona.researchDomain], wishes: persona.wishes, thesis: textsOf(persona) },
  }),
  'neighbour added': (persona) => ({
    domains: [persona.researchDomain, ...beside(persona)],
    ...{ wishes: persona.wishes, thesis: textsOf(persona) },
  }),
  'wrong domain': (persona) => ({
    ...{ domains: beside(persona), wishes: persona.wishes, thesis: textsOf(persona) },
  }),
  'stranger’s thesis': (persona) => ({
    ...{ domains: [persona.researchDomain], wishes: persona.wishes, thesis: textsOf(strangerTo(persona)) },
  }),
  'no domain, the rest': (persona) => ({ wishes: persona.wishes, thesis: textsOf(persona) }),
} satisfies Record<string, (persona: Persona) => MatchRecord>;
export type View = keyof typeof views;

const depth = 8;
const discount = (i: number): number => 1 / Math.log2(i + 2);
const gain = (relevances: readonly number[]): number =>
  relevances.slice(0, depth).reduce((sum, relevance, i) => sum + relevance * discount(i), 0);

/**
 * `graded`: nDCG over the first eight by the adviser's grades. `named`: the same with all named jobs graded alike.
 * `beyondChance`: the part of `graded` above a random order of the same jobs. `precision`: share of the first four
 * graded 2 or 3.
 */
export type Verdict = {
  graded: number;
  named: number;
  beyondChance: number;
  precision: number;
  top: readonly { id: string; relevance: number }[];
};

const isNamed = (relevance: number): number => Number(relevance > 0);

/** All jobs, with those added after the grading as not named; or gradable jobs only, as if the list held no others. */
export type Among = 'all jobs' | 'graded jobs';
const mostGraded = 142;
const isGraded = ({ id }: { readonly id: string }): boolean => Number(id.slice(1)) <= mostGraded;

export const judged = (persona: Persona, view: View, among: Among): Verdict => {
  const ranked = rankJobs(prepareMatch(wholeCatalogue, answersOf(persona), views[view](persona)))
    .filter((job) => among === 'all jobs' || isGraded(job))
    .map(({ id }) => ({ id, relevance: persona.expected[id] ?? 0 }));
  const ideal = Object.values(persona.expected).sort((a, b) => b - a);
  const relevances = ranked.map(({ relevance }) => relevance);
  const usual = relevances.reduce((sum, relevance) => sum + relevance, 0) / relevances.length;
  const graded = gain(relevances) / gain(ideal);
  const chance = gain(relevances.map(() => usual)) / gain(ideal);
  return {
    graded,
    named: gain(relevances.map(isNamed)) / gain(ideal.map(isNamed)),
    beyondChance: (graded - chance) / (1 - chance),
    precision: ranked.slice(0, 4).filter(({ relevance }) => relevance >= 2).length / 4,
    top: ranked.slice(0, depth),
  };
};
