import type { RatingKind } from '#shared/lists.ts';
import { useTranslation } from '#web/lib/i18n.ts';

type Words = {
  /** What a kind of row is called: "Competencies". */
  kind: string;
  /** The names of its categories, from 1. */
  categories: Readonly<Record<number, string>>;
  /** The words of its scale, from 0 to 5. */
  levels: Readonly<Record<number, string>>;
};

/** The words of a kind of rating in the interface's language. */
export const useWords = (kind: RatingKind): Words => {
  const { t } = useTranslation('lists');
  return {
    kind: t(`kind.${kind}`),
    categories: t(`category.${kind}`, { returnObjects: true }),
    levels: t(`level.${kind}`, { returnObjects: true }),
  };
};
