import type { ReactNode } from 'react';
import { doctoralYear } from '#shared/domain/doctoral-year.ts';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { FormSkeleton, Loaded } from '#web/blocks/loaded.tsx';
import { Ordinal } from '#web/blocks/ordinal.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { usePeriod } from '#web/lib/words/use-period.ts';
import { Raised } from '#web/ui/raised.tsx';
import './doctorates.css';

type MyDoctorateProps = { userId: string; children: (doctorate: Doctorate) => ReactNode };

export const MyDoctorate = ({ userId, children }: MyDoctorateProps) => {
  const query = useCall(api.doctorates.get, [{ params: { userId } }]);
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {children}
    </Loaded>
  );
};

/** One knot per year. A longer plan is probably a typing error, so its years are not drawn. */
const mostKnots = 12;

/** Renders nothing before the start date. */
export const DoctoralYear = ({ doctorate: { startDate, estimatedEndDate } }: { doctorate: Doctorate }) => {
  const { t } = useTranslation('doctorates');
  const period = usePeriod();
  const year = doctoralYear(startDate, estimatedEndDate, today());
  if (!year || !startDate) return null;
  const { current, planned } = year;
  return (
    <div className="year row">
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
