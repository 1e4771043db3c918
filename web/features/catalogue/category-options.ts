import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';

export const kindOf = { activities: 'activity', skills: 'skill' } as const;

export const useCategoryOptions = (list: keyof typeof kindOf): { value: string; label: string }[] => {
  const labelsOf = useRatingLabels();
  return Object.entries(labelsOf(`category.${kindOf[list]}`)).map(([value, label]) => ({ value, label }));
};
