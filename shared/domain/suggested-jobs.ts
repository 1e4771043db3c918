import type { CatalogueEntry, Job } from '../schemas/catalogue.ts';
import type { CalculatedJob, ImportantSkill } from '../schemas/portfolio.ts';
import { matchVersion, type RankedJob, rankJobs } from './job-match.ts';
import { type Refusal, refusal } from './job-match-refusal.ts';
import type { Answers, MatchCatalogue } from './job-match-types.ts';
import { readinessOf } from './job-readiness.ts';

/** What is read of an assessment: answers and likes by catalogue id. */
type Assessment = {
  readonly answers: ReadonlyMap<string, { readonly value: number | null }>;
  readonly flags: ReadonlyMap<string, boolean>;
  readonly researchDomain?: string | null | undefined;
};

/** What is read of the catalogue: strengths to rank by, texts by id to answer with. */
type JobCatalogue = {
  readonly version: string;
  readonly matching: MatchCatalogue;
  readonly entryById: ReadonlyMap<string, CatalogueEntry>;
  readonly jobById: ReadonlyMap<string, Job>;
};

export type SuggestedJobs = { refusal: Refusal } | { refusal: null; calculatedJobs: CalculatedJob[]; version: string };

const answersOf = ({ answers, flags }: Assessment): Answers => {
  const ids = new Set([...answers.keys(), ...flags.keys()]);
  return Object.fromEntries(
    [...ids].map((id) => [id, { value: answers.get(id)?.value, importantFlag: flags.get(id) ?? null }] as const),
  );
};

const domainOf = ({ researchDomain }: Assessment): number | undefined =>
  researchDomain ? Number(researchDomain) : undefined;

/** The jobs that are open to an assessment’s research domain in the order in which they fit it, or why it cannot be matched. */
export const suggestJobs = (assessment: Assessment, catalogue: JobCatalogue): SuggestedJobs => {
  const answers = answersOf(assessment);
  const refused = refusal(catalogue.matching, answers);
  if (refused) return { refusal: refused };

  const named = (skills: RankedJob['importantSkills']): ImportantSkill[] =>
    skills.flatMap(({ id: SkillId, ...rest }) => {
      const Skill = catalogue.entryById.get(SkillId);
      return Skill ? [{ SkillId, Skill, ...rest }] : [];
    });
  const calculatedJobs = rankJobs(catalogue.matching, answers, domainOf(assessment)).flatMap(
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
