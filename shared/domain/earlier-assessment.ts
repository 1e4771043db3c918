type Assessment = {
  readonly id: string;
  readonly createdAt: string;
  readonly answered: number;
  readonly total: number;
};

/** The least answered share of an assessment worth comparing with. */
const enough = 1 / 4;

/** The default comparison: the last earlier assessment with enough answers. */
export const earlierAssessment = <A extends Assessment>(
  assessments: readonly A[],
  { createdAt }: Pick<Assessment, 'createdAt'>,
): A | undefined =>
  assessments
    .filter((one) => one.createdAt < createdAt && one.answered >= enough * one.total)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
