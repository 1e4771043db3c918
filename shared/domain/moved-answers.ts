/** Keyed by catalogue id; a null value is N/A. */
export type AnswersById = ReadonlyMap<string, { readonly value: number | null }>;

export type MovedAnswer = { id: string; was: number; is: number };

const distance = ({ was, is }: MovedAnswer): number => Math.abs(is - was);

/**
 * Compares answers that both assessments rated, largest moves first, and counts equal ones. `first` and `notApplicable`
 * are ids rated only now, and rated then but N/A now.
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
