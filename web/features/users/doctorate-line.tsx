import { longDay } from '#shared/domain/long-date.ts';
import { ordinalSuffix } from '#shared/domain/ordinal.ts';
import type { Member } from '#shared/schemas/user.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';
import { Raised } from '#web/ui/raised.tsx';
import { yearOf } from './member-filters.ts';

/** "2e année", "2nd year". */
export const useYearName = (): ((year: number) => string) => {
  const { t } = useTranslation('users');
  return (year) => t('doctorate.year', { ordinal: `${year}${ordinalSuffix(year, currentLanguage())}` });
};

/** Leaves out what the member has not given. */
export const DoctorateLine = ({ user }: { user: Member }) => {
  const { t } = useTranslation('users');
  const labels = useLabels()('researchDomain');
  const yearName = useYearName();
  const { doctoralSchool, researchDomain, estimatedEndDate } = user;
  const year = yearOf(user, today());
  const dates = [
    year !== undefined && yearName(year),
    estimatedEndDate && t('doctorate.end', { date: longDay(estimatedEndDate, currentLanguage()) }),
  ].filter((part) => typeof part === 'string' && part !== '');
  const place = [researchDomain && labels[Number(researchDomain)], doctoralSchool].filter(Boolean).join(' · ');
  return (
    <span className="doctorate-line">
      {dates.length > 0 && (
        <span>
          <Raised>{dates.join(', ')}</Raised>
        </span>
      )}
      {place && (
        <span className="one-line" title={place}>
          {place}
        </span>
      )}
    </span>
  );
};
