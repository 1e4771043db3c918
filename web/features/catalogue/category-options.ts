import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';

/** The kinds of which the lists of what is rated are. */
export const kindOf = { activities: 'activity', skills: 'skill' } as const;

/** The categories of a list, for a choice among them. */
export const useCategoryOptions = (list: keyof typeof kindOf): { value: string; label: string }[] => {
  const labelsOf = useRatingLabels();
  return Object.entries(labelsOf(`category.${kindOf[list]}`)).map(([value, label]) => ({ value, label }));
};
