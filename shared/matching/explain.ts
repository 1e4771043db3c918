import type { JobProfile } from './prepare-catalogue.ts';
import type { Match } from './prepare-match.ts';
import { contribution, neighbourCost, type RankedJob, rankJobs } from './rank.ts';
import { activityDemand, skillDemand } from './readiness.ts';
import { mean, rounded } from './shape.ts';
import type { JobPartKind } from './types.ts';
import { wishScore } from './wishes.ts';

/** `contribution` is relative to the average open job's; importances are on the rating scale. */
export type JobPart = {
  kind: JobPartKind;
  /** Null for the thesis and the domain. */
  id: string | null;
  value: number | null;
  importantFlag: boolean | null;
  importance: number;
  usualImportance: number;
  contribution: number;
};

export type MatchExplanation = {
  job: RankedJob;
  among: readonly RankedJob[];
  isElsewhere: boolean;
  averageScore: number;
  /** The parts' contributions add up to the job's score less `averageScore`. */
  parts: JobPart[];
};

type Source = Pick<JobPart, 'kind' | 'id' | 'value' | 'importantFlag'> & {
  asked: (job: JobProfile) => number;
  adds: (job: JobProfile) => number;
};

const answerSources = ({ catalogue, responses }: Match): Source[] =>
  [...catalogue.skills, ...catalogue.activities].map(({ id }, i) => ({
    kind: i < responses.skillCount ? 'skill' : 'activity',
    id,
    value: responses.ratings[i] ?? null,
    importantFlag: responses.flags[i] ?? null,
    asked: (job) => (i < responses.skillCount ? skillDemand(job, i) : activityDemand(job, i - responses.skillCount)),
    adds: (job) => contribution(job, responses, i),
  }));

const recordSources = ({ catalogue, domains, wishes, thesisScores }: Match): Source[] => {
  const thesisScoreById = new Map(catalogue.jobs.map(({ id }, i) => [id, thesisScores?.[i] ?? 0]));
  const whole = { id: null, value: null, importantFlag: null, asked: () => 0 };
  const wished = wishes.map(
    (kind): Source => ({
      ...{ ...whole, kind: 'wish', id: kind },
      asked: ({ kinds }) => 5 * (kinds.of.get(kind) ?? 0),
      adds: ({ kinds }) => wishScore(kinds, kind, wishes.length),
    }),
  );
  const thesis: Source = { ...whole, kind: 'thesis', adds: ({ id }) => thesisScoreById.get(id) ?? 0 };
  const domain: Source = { ...whole, kind: 'domain', adds: (job) => -neighbourCost(job, domains) };
  return [...wished, ...(thesisScores ? [thesis] : []), ...(domains.length > 1 ? [domain] : [])];
};

const comparedPart = ({ asked, adds, ...source }: Source, job: JobProfile, open: readonly JobProfile[]): JobPart => ({
  ...source,
  importance: rounded(asked(job)),
  usualImportance: rounded(mean(open.map(asked))),
  contribution: rounded(adds(job) - mean(open.map(adds))),
});

/** Null for a job that is not ranked. */
export const explainMatch = (match: Match, id: string): MatchExplanation | null => {
  const { open, elsewhere } = rankJobs(match);
  const isIt = (one: { readonly id: string }): boolean => one.id === id;
  const among = open.some(isIt) ? open : elsewhere;
  const job = among.find(isIt);
  const profile = match.catalogue.jobById.get(id);
  if (!job || !profile) return null;

  const openIds = new Set(open.map((one) => one.id));
  const compared = match.catalogue.jobs.filter((one) => openIds.has(one.id));
  return {
    job,
    among,
    isElsewhere: among === elsewhere,
    averageScore: rounded(mean(open.map(({ score }) => score))),
    parts: [...answerSources(match), ...recordSources(match)]
      .map((source) => comparedPart(source, profile, compared))
      .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution)),
  };
};
