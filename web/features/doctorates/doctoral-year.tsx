import { doctoralYear } from '#shared/domain/doctoral-year.ts';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { Ordinal } from '#web/blocks/ordinal.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { usePeriod } from '#web/lib/words/use-period.ts';
import { Raised } from '#web/ui/raised.tsx';

/** As many years as fit beside each other; more are a slip of the keyboard. */
const mostKnots = 12;

/** Which year of the doctorate it is, among those that were planned, and when it began and shall end. Nothing before it begins. */
export const DoctoralYear = ({ doctorate: { startDate, estimatedEndDate } }: { doctorate: Doctorate }) => {
  const { t } = useTranslation('doctorates');
  const period = usePeriod();
  const year = doctoralYear(startDate, estimatedEndDate, today());
  if (!year || !startDate) return null;
  const { current, planned } = year;
  return (
    <div className="year">
      <h2 className="t1">
        <Ordinal number={current} /> {t('year')}
      </h2>
      {planned && planned <= mostKnots && (
        <ol className="knots" aria-label={t('years')}>
          {Array.from({ length: planned }, (_, index) => index + 1).map((number) => (
            <li key={number} className={number < current ? 'done' : number === current ? 'now' : undefined}>
              <span className="sr">
                <Ordinal number={number} /> {t('year')}
                {number < current && `, ${t('done')}`}
                {number === current && `, ${t('now')}`}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="small muted">
        <Raised>{period(startDate, estimatedEndDate)}</Raised>
      </p>
    </div>
  );
};
