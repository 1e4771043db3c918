import { caseScores } from './cases.ts';
import { matchConfig } from './config.ts';
import { type PreparedCatalogue, prepareCatalogue } from './prepare-catalogue.ts';
import { type Reactions, reactionsOf } from './reactions.ts';
import { mean } from './shape.ts';
import type { Answer, Answers, MatchCatalogue, MatchRecord } from './types.ts';
import { thesisScores } from './words/thesis.ts';

/** Indexed by position: each skill of the prepared catalogue, then each activity. */
export type Responses = {
  readonly ratings: readonly (number | null)[];
  readonly flags: readonly (boolean | null)[];
  readonly skillCount: number;
  /** Weighted rating and liking; the score is its dot product with a job's weights. */
  readonly counting: Float64Array;
};

/** One candidate against one catalogue, built once per request. */
export type Match = {
  readonly catalogue: PreparedCatalogue;
  readonly responses: Responses;
  readonly domains: NonNullable<MatchRecord['domains']>;
  readonly wishes: NonNullable<MatchRecord['wishes']>;
  readonly thesis: NonNullable<MatchRecord['thesis']>;
  /** Added to each job's score, by position; null without a thesis. */
  readonly thesisScores: Float64Array | null;
  /** The same of alike people's advisers; null where they say nothing. */
  readonly caseScores: Float64Array | null;
  readonly reactions: Reactions | null;
};

type Rateable = readonly { readonly id: string }[];
type AnswerWeights = { readonly rating: number; readonly liking: number };

export const skillWeights: AnswerWeights = { rating: 1, liking: matchConfig.likingWeight };
export const activityWeights: AnswerWeights = {
  rating: matchConfig.activityWeight,
  liking: matchConfig.likingWeight * matchConfig.activityLikingWeight,
};

const likingOf = (flag: boolean | null): number => Number(flag === true) - Number(flag === false);

/** Uses each rating's deviation from the candidate's mean, so that severe and generous raters get the same jobs. */
const countAnswers = (given: readonly (Answer | undefined)[], weights: AnswerWeights): number[] => {
  const middle = mean(given.map((answer) => answer?.value ?? null).filter((rating) => rating !== null));
  const deviation = (rating: number | null): number =>
    rating === null ? 0 : (rating - middle) / matchConfig.ratingUnit;
  return given.map(
    (answer) =>
      weights.rating * deviation(answer?.value ?? null) + weights.liking * likingOf(answer?.importantFlag ?? null),
  );
};

const responsesOf = ({ skills, activities }: PreparedCatalogue, answers: Answers): Responses => {
  const given = (ids: Rateable) => ids.map(({ id }): Answer | undefined => answers[id]);
  const [ofSkills, ofActivities] = [given(skills), given(activities)];
  const all = [...ofSkills, ...ofActivities];
  return {
    ratings: all.map((answer) => answer?.value ?? null),
    flags: all.map((answer) => answer?.importantFlag ?? null),
    skillCount: skills.length,
    counting: Float64Array.from([
      ...countAnswers(ofSkills, skillWeights),
      ...countAnswers(ofActivities, activityWeights),
    ]),
  };
};

export const prepareMatch = (
  matching: MatchCatalogue,
  answers: Answers,
  { domains = [], wishes = [], thesis = [], ...marks }: MatchRecord = {},
): Match => {
  const catalogue = prepareCatalogue(matching);
  const said = { domains, wishes, thesisScores: thesis.length > 0 ? thesisScores(thesis, catalogue) : null };
  return {
    ...{ catalogue, thesis, ...said },
    responses: responsesOf(catalogue, answers),
    caseScores: caseScores(said, catalogue),
    reactions: reactionsOf(marks, catalogue),
  };
};
