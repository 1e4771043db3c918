type Assessment = {
  readonly id: string;
  readonly createdAt: string;
  readonly answered: number;
  readonly total: number;
};

/** Least share of answered rows. */
const enough = 1 / 4;

/** Returns the last earlier assessment with enough answers. */
export const earlierAssessment = <A extends Assessment>(
  assessments: readonly A[],
  { createdAt }: Pick<Assessment, 'createdAt'>,
): A | undefined =>
  assessments
    .filter((one) => one.createdAt < createdAt && one.answered >= enough * one.total)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
