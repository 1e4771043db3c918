/** A category of an assessment with its rows: an answer without a value is N/A. */
type RatedCategory = {
  readonly category: number;
  readonly rows: readonly { readonly value: number | null; readonly answered: boolean }[];
};

/** What a category amounts to: the mean of its ratings (null without one) and how many rows are rated or N/A. */
export type CategoryFigures = {
  category: number;
  mean: number | null;
  rated: number;
  notApplicable: number;
  total: number;
};

/** The figures of one category. N/A and unanswered rows do not count in the mean. */
export const figuresOf = ({ category, rows }: RatedCategory): CategoryFigures => {
  const values = rows.flatMap(({ value }) => (value === null ? [] : [value]));
  return {
    category,
    mean: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length,
    rated: values.length,
    notApplicable: rows.filter((row) => row.answered && row.value === null).length,
    total: rows.length,
  };
};
