/** The answers of an assessment by catalogue id; one without a value is N/A. */
export type AnswersById = ReadonlyMap<string, { readonly value: number | null }>;

/** What two assessments rated differently. */
export type MovedAnswer = { id: string; was: number; is: number };

const distance = ({ was, is }: MovedAnswer): number => Math.abs(is - was);

/**
 * What moved between two assessments, of what both rated: what is rated higher and lower, the longest ways first, and how much
 * stayed. Apart from it stands what was rated for the first time, and what was rated then and is N/A now.
 */
export const movedAnswers = (ids: readonly string[], then: AnswersById, now: AnswersById) => {
  const both = ids.flatMap((id): MovedAnswer[] => {
    const was = then.get(id)?.value ?? null;
    const is = now.get(id)?.value ?? null;
    return was === null || is === null ? [] : [{ id, was, is }];
  });
  const isRated = (answers: AnswersById, id: string): boolean => (answers.get(id)?.value ?? null) !== null;
  return {
    up: both.filter(({ was, is }) => is > was).sort((a, b) => distance(b) - distance(a) || b.is - a.is),
    down: both.filter(({ was, is }) => is < was).sort((a, b) => distance(b) - distance(a) || a.is - b.is),
    same: both.filter(({ was, is }) => is === was).length,
    first: ids.filter((id) => isRated(now, id) && !isRated(then, id)),
    notApplicable: ids.filter((id) => isRated(then, id) && now.get(id)?.value === null),
  };
};
export type MovedAnswers = ReturnType<typeof movedAnswers>;
