import { contribution, matchJobs, neighbourCost, type RankedJob } from './job-match.ts';
import { type JobProfile, type PreparedCatalogue, prepare } from './profile.ts';
import { activityDemand, demand } from './readiness.ts';
import { responsesOf } from './responses.ts';
import { mean, rounded } from './shape.ts';
import { thesisScores } from './thesis.ts';
import type { Answers, JobPartKind, MatchCatalogue, MatchRecord } from './types.ts';
import { wishScore } from './wishes.ts';

/** What one answer, a wish, the thesis or a neighbouring domain adds to a job's score beyond what it adds to the average job's; importances are on the rating scale. */
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

/** A job's place among how many, and the parts that add up to what its score has over the mean of the jobs that are open. */
export type MatchExplanation = {
  job: RankedJob;
  /** The ranking in which it has its place. */
  among: readonly RankedJob[];
  isElsewhere: boolean;
  averageScore: number;
  parts: JobPart[];
};

/** A part before it is compared: what a job asks of it, and what it adds to the job's score. */
type Source = Pick<JobPart, 'kind' | 'id' | 'value' | 'importantFlag'> & {
  asked: (job: JobProfile) => number;
  adds: (job: JobProfile) => number;
};

const answerSources = (prepared: PreparedCatalogue, answers: Answers): Source[] => {
  const responses = responsesOf(prepared, answers);
  return [...prepared.skills, ...prepared.activities].map(({ id }, i) => ({
    kind: i < responses.skillCount ? 'skill' : 'activity',
    id,
    value: responses.ratings[i] ?? null,
    importantFlag: responses.flags[i] ?? null,
    asked: (job) => (i < responses.skillCount ? demand(job, i) : activityDemand(job, i - responses.skillCount)),
    adds: (job) => contribution(job, responses, i),
  }));
};

const recordSources = (prepared: PreparedCatalogue, record: MatchRecord): Source[] => {
  const { domains = [], wishes = [], thesis = [] } = record;
  const scores = thesisScores(thesis, prepared);
  const ofThesis = new Map(prepared.jobs.map(({ id }, i) => [id, scores[i] ?? 0]));
  const whole = { id: null, value: null, importantFlag: null, asked: () => 0 };
  const wished = wishes.map(
    (kind): Source => ({
      ...{ ...whole, kind: 'wish', id: kind },
      asked: ({ kinds }) => 5 * (kinds.of.get(kind) ?? 0),
      adds: ({ kinds }) => wishScore(kinds, kind, wishes.length),
    }),
  );
  const title: Source = { ...whole, kind: 'thesis', adds: ({ id }) => ofThesis.get(id) ?? 0 };
  const domain: Source = { ...whole, kind: 'domain', adds: (job) => -neighbourCost(job, domains) };
  return [...wished, ...(thesis.length > 0 ? [title] : []), ...(domains.length > 1 ? [domain] : [])];
};

/** The part of one job beside the mean of the jobs that are open. */
const partOf = ({ asked, adds, ...what }: Source, job: JobProfile, open: readonly JobProfile[]): JobPart => ({
  ...what,
  importance: rounded(asked(job)),
  usualImportance: rounded(mean(open.map(asked))),
  contribution: rounded(adds(job) - mean(open.map(adds))),
});

/** Why a job stands where it stands, open to the domains or elsewhere; null for one that is not ranked. */
export const explainMatch = (
  catalogue: MatchCatalogue,
  answers: Answers,
  record: MatchRecord,
  id: string,
): MatchExplanation | null => {
  const prepared = prepare(catalogue);
  const { open, elsewhere } = matchJobs(catalogue, answers, record);
  const isIt = (one: { readonly id: string }): boolean => one.id === id;
  const among = open.some(isIt) ? open : elsewhere;
  const job = among.find(isIt);
  const profile = prepared.jobs.find(isIt);
  if (!job || !profile) return null;

  const openIds = new Set(open.map((one) => one.id));
  const compared = prepared.jobs.filter((one) => openIds.has(one.id));
  const sources = [...answerSources(prepared, answers), ...recordSources(prepared, record)];
  return {
    job,
    among,
    isElsewhere: among === elsewhere,
    averageScore: rounded(mean(open.map(({ score }) => score))),
    parts: sources
      .map((source) => partOf(source, profile, compared))
      .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution)),
  };
};
