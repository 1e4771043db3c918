type Assessment = {
  readonly id: string;
  readonly createdAt: string;
  readonly answered: number;
  readonly total: number;
};

/** From this part of its rows on an assessment has something to be compared with. */
const enough = 1 / 4;

/** What an assessment is compared with unless something else is chosen: the last one before it with enough answers. */
export const earlierAssessment = <A extends Assessment>(
  assessments: readonly A[],
  { createdAt }: Pick<Assessment, 'createdAt'>,
): A | undefined =>
  assessments
    .filter((one) => one.createdAt < createdAt && one.answered >= enough * one.total)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
