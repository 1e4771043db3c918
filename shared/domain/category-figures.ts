/** An answered row without a value is N/A. */
type RatedCategory = {
  readonly category: number;
  readonly rows: readonly { readonly value: number | null; readonly answered: boolean }[];
};

/** `mean` is null without a rating. */
export type CategoryFigures = {
  category: number;
  mean: number | null;
  rated: number;
  notApplicable: number;
  total: number;
};

/** N/A and unanswered rows do not count in the mean. */
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
