import { weighCases } from '#shared/matching/cases.ts';
import { foldFamilies } from '#shared/matching/grouped-jobs.ts';
import { type PreparedCase, prepareCases } from '#shared/matching/prepare-cases.ts';
import { prepareCatalogue } from '#shared/matching/prepare-catalogue.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import type { Answers, MatchRecord } from '#shared/matching/types.ts';
import { familyOf, wholeCatalogue } from './catalogues.ts';
import { answersOf, type Persona } from './personas.ts';
import { views } from './views.ts';

export type Cases = 'others' | 'exchanged' | 'none';

/** `cases` never hold the person's own: all others, all others with one another's grades, or none. */
export type Way = {
  readonly record: (persona: Persona) => MatchRecord;
  readonly answers: (persona: Persona) => Answers;
  readonly cases: Cases;
};
export const usualWay: Way = { record: views['domain, wishes, title'], answers: answersOf, cases: 'others' };

/** Cases trade their grades with those of this many places further. */
const exchange = 37;

const casesFor = (persona: Persona, cases: Cases): readonly PreparedCase[] => {
  if (cases === 'none') return [];
  const others = prepareCases(prepareCatalogue(wholeCatalogue)).filter(({ person }) => person.id !== persona.id);
  if (cases === 'others') return others;
  return others.map((one, i) => {
    const { grades, later } = others[(i + exchange) % others.length] ?? one;
    return { ...one, grades, later };
  });
};

/** The jobs that the person sees without unfolding anything, in order; jobs that were set aside are not seen. */
export const seenJobs = (persona: Persona, { record, answers, cases }: Way, marks: MatchRecord = {}): string[] => {
  const match = prepareMatch(wholeCatalogue, answers(persona), { ...record(persona), ...marks });
  const others = casesFor(persona, cases);
  const caseScores = match.caseScores && others.length > 0 ? weighCases(match, others, match.catalogue) : null;
  const shown = rankJobs({ ...match, caseScores }).filter(({ id }) => !marks.aside?.includes(id));
  return foldFamilies(shown, ({ id }) => familyOf(id)).map(({ job }) => job.id);
};
