import type { RatingKind } from '#shared/lists.ts';
import { useTranslation } from './i18n.ts';

type ListName = `category.${RatingKind}` | `level.${RatingKind}`;

/** `labelsOf('category.skill')[2]`, `labelsOf('level.skill')[4]` */
export const useRatingLabels = (): ((list: ListName) => Readonly<Record<number, string>>) => {
  const { t } = useTranslation('ratings');
  return (list) => t(list, { returnObjects: true });
};
