import { useTranslation } from './i18n.ts';

type ListName = 'researchDomain' | 'financingType' | 'complementaryActivity' | 'otherDiploma';

/** `labelsOf('researchDomain')[3]` */
export const useLabels = (): ((list: ListName) => Readonly<Record<number, string>>) => {
  const { t } = useTranslation('lists');
  return (list) => t(list, { returnObjects: true });
};
