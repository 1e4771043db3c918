import { matchVersion, type RankedJob, rankJobs } from '#shared/domain/job-match.ts';
import { type Refusal, refusal } from '#shared/domain/job-match-refusal.ts';
import type { Answers } from '#shared/domain/job-match-types.ts';
import { readinessOf } from '#shared/domain/job-readiness.ts';
import type { CalculatedJob, ImportantSkill } from '#shared/schemas/portfolio.ts';
import type { Catalogue } from './catalogue.ts';
import type { StoredPortfolio } from './portfolios.ts';

export type SuggestedJobs = { refusal: Refusal } | { refusal: null; calculatedJobs: CalculatedJob[]; version: string };

const answersOf = ({ answers, flags }: StoredPortfolio): Answers => {
  const ids = new Set([...Object.keys(answers), ...Object.keys(flags)]);
  return Object.fromEntries(
    [...ids].map((id) => [id, { value: answers[id]?.value, importantFlag: flags[id] ?? null }] as const),
  );
};

const domainOf = ({ researchDomain }: StoredPortfolio): number | undefined =>
  researchDomain === null ? undefined : Number(researchDomain);

/** The jobs that are open to an assessment’s research domain in the order in which they fit it, or why it cannot be matched. */
export const suggestJobs = (portfolio: StoredPortfolio, catalogue: Catalogue): SuggestedJobs => {
  const answers = answersOf(portfolio);
  const refused = refusal(catalogue.matching, answers);
  if (refused) return { refusal: refused };

  const named = (skills: RankedJob['importantSkills']): ImportantSkill[] =>
    skills.flatMap(({ id: SkillId, ...rest }) => {
      const Skill = catalogue.entryById.get(SkillId);
      return Skill ? [{ SkillId, Skill, ...rest }] : [];
    });
  const calculatedJobs = rankJobs(catalogue.matching, answers, domainOf(portfolio)).flatMap(
    (ranked): CalculatedJob[] => {
      const { id, rank, isPartial, readiness, importantSkills, distinctiveSkills } = ranked;
      const Job = catalogue.jobById.get(id);
      if (!Job) return [];
      return [
        {
          rank,
          isPartial,
          readiness: readinessOf(readiness),
          Job,
          mostImportantSkills: named(importantSkills),
          distinctiveSkills: named(distinctiveSkills),
        },
      ];
    },
  );
  return { refusal: null, calculatedJobs, version: `${catalogue.version}-${matchVersion}` };
};
