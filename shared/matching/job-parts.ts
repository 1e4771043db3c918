import { domainAccessOf, domainScore } from './domain.ts';
import type { JobProfile } from './prepare-catalogue.ts';
import type { Match } from './prepare-match.ts';
import { contribution } from './rank.ts';
import { strongestPull } from './reactions.ts';
import { mean, rounded } from './shape.ts';
import type { JobPartKind } from './types.ts';
import { wishScore } from './wishes.ts';
import { thesisWords } from './words/thesis-words.ts';

/** `contribution` is relative to the average job's; importances are on the rating scale, 0 for what is no demand. */
export type JobPart = {
  kind: JobPartKind;
  /** A reaction names the job that pulls most, a domain how it leads to the job; null for thesis and cases. */
  id: string | null;
  value: number | null;
  importantFlag: boolean | null;
  importance: number;
  usualImportance: number;
  contribution: number;
  /** Words of the thesis that lead most to the job. */
  words: string[];
};

type PartOf = (profile: JobProfile, position: number) => JobPart;

const answerParts = ({ catalogue, responses }: Match): PartOf[] =>
  [...catalogue.skills, ...catalogue.activities].map(({ id }, i) => {
    const usual = (catalogue.usual.weights[i] ?? 0) * (responses.counting[i] ?? 0);
    const said = {
      ...{ id, words: [], usualImportance: rounded(catalogue.usual.demands[i] ?? 0) },
      kind: i < responses.skillCount ? ('skill' as const) : ('activity' as const),
      value: responses.ratings[i] ?? null,
      importantFlag: responses.flags[i] ?? null,
    };
    return (profile) => ({
      ...said,
      importance: rounded(profile.demands[i] ?? 0),
      contribution: rounded(contribution(profile, responses, i) - usual),
    });
  });

const unasked = { value: null, importantFlag: null, importance: 0, usualImportance: 0, words: [] };

const wishParts = ({ catalogue: { jobs }, wishes }: Match): PartOf[] =>
  wishes.map((id) => {
    const asked = ({ kinds }: JobProfile) => 5 * (kinds.of.get(id) ?? 0);
    const adds = ({ kinds }: JobProfile) => wishScore(kinds, id, wishes.length);
    const [usualImportance, usual] = [rounded(mean(jobs.map(asked))), mean(jobs.map(adds))];
    return (profile) => ({
      ...{ ...unasked, kind: 'wish', id, usualImportance },
      importance: rounded(asked(profile)),
      contribution: rounded(adds(profile) - usual),
    });
  });

/** Returns no part where the scores are null. */
const scoredPart = (
  scores: Float64Array | null,
  said: (at: { id: string; position: number }, contribution: number) => Pick<JobPart, 'kind'> & Partial<JobPart>,
): PartOf[] => {
  if (!scores) return [];
  const usual = mean([...scores]);
  return [
    ({ id }, position) => {
      const contribution = rounded((scores[position] ?? 0) - usual);
      return { ...unasked, id: null, contribution, ...said({ id, position }, contribution) };
    },
  ];
};

const domainParts = ({ catalogue: { jobs }, domains }: Match): PartOf[] => {
  if (domains.length === 0) return [];
  const usual = mean(jobs.map((profile) => domainScore(profile, domains)));
  return [
    (profile) => ({
      ...{ ...unasked, kind: 'domain', id: domainAccessOf(profile, domains) },
      contribution: rounded(domainScore(profile, domains) - usual),
    }),
  ];
};

/**
 * Returns a function of the job's id, prepared once per match: what each answer, wish, thesis, domain, case and reaction
 * adds to the job's score beyond the mean of all jobs, the largest first. The sum is the score less the mean score.
 */
export const jobPartsIn = (match: Match): ((id: string) => JobPart[]) => {
  const { catalogue, thesis, thesisScores, caseScores, reactions } = match;
  const parts = [
    ...answerParts(match),
    ...wishParts(match),
    ...scoredPart(thesisScores, ({ position }) => ({
      kind: 'thesis',
      words: thesisWords(thesis, catalogue, position),
    })),
    ...domainParts(match),
    ...scoredPart(caseScores, () => ({ kind: 'case' })),
    ...scoredPart(reactions?.scores ?? null, (at, contribution) => ({
      kind: 'reaction',
      id: reactions && strongestPull(reactions, at, contribution > 0),
    })),
  ];
  return (id) => {
    const profile = catalogue.jobById.get(id);
    const position = catalogue.positions.get(id);
    if (!profile || position === undefined) return [];
    return parts
      .map((partOf) => partOf(profile, position))
      .sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
  };
};
