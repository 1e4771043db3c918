import { matchConfig } from './config.ts';
import type { PreparedCatalogue } from './profile.ts';
import { mean } from './shape.ts';
import type { Answer, Answers } from './types.ts';

/** What the answers say, for each skill and then each activity of the catalogue. */
export type Responses = {
  readonly ratings: readonly (number | null)[];
  readonly flags: readonly (boolean | null)[];
  /** How many of them are skills. */
  readonly skillCount: number;
  /** Rating and liking together, as they count: times a job's weights they are its score. */
  readonly counting: Float64Array;
};

type Rateable = readonly { readonly id: string }[];
/** How much ratings and likes count, of skills or of activities. */
type Counts = { readonly rating: number; readonly liking: number };

export const skillCounts: Counts = { rating: 1, liking: matchConfig.likingWeight };
export const activityCounts: Counts = {
  rating: matchConfig.activityWeight,
  liking: matchConfig.likingWeight * matchConfig.activityLikingWeight,
};

const likingOf = (flag: boolean | null): number => Number(flag === true) - Number(flag === false);

const countingOf = (given: readonly (Answer | undefined)[], counts: Counts): number[] => {
  const middle = mean(given.map((answer) => answer?.value ?? null).filter((rating) => rating !== null));
  const deviation = (rating: number | null): number =>
    rating === null ? 0 : (rating - middle) / matchConfig.ratingUnit;
  return given.map(
    (answer) =>
      counts.rating * deviation(answer?.value ?? null) + counts.liking * likingOf(answer?.importantFlag ?? null),
  );
};

/** The answers as the scores are made of them: by how far each lies from the mean of its kind, so that severe and generous raters get the same. */
export const responsesOf = ({ skills, activities }: PreparedCatalogue, answers: Answers): Responses => {
  const given = (ids: Rateable) => ids.map(({ id }): Answer | undefined => answers[id]);
  const [ofSkills, ofActivities] = [given(skills), given(activities)];
  const all = [...ofSkills, ...ofActivities];
  return {
    ratings: all.map((answer) => answer?.value ?? null),
    flags: all.map((answer) => answer?.importantFlag ?? null),
    skillCount: skills.length,
    counting: Float64Array.from([...countingOf(ofSkills, skillCounts), ...countingOf(ofActivities, activityCounts)]),
  };
};
