import { longDay } from '#shared/domain/long-date.ts';
import { currentLanguage, useTranslation } from './i18n.ts';

export const usePeriod = () => {
  const { t } = useTranslation('common');
  const worded = (day: string) => longDay(day, currentLanguage());
  return (from: string, to: string | null): string =>
    to ? t('period', { start: worded(from), end: worded(to) }) : t('since', { start: worded(from) });
};
