import { Link } from 'react-router-dom';
import { type DoctoralDate, doctoralDates } from '#shared/domain/doctoral-dates.ts';
import { longDay } from '#shared/domain/long-date.ts';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { untilDay } from './until-day.ts';
import { YearSentence } from './year-sentence.tsx';

const DateItem = ({ date }: { date: DoctoralDate }) => {
  const { t } = useTranslation('journey');
  const language = currentLanguage();
  const day = longDay(date.day, language);
  return (
    <li>
      <div>
        <p className="name">
          {date.what === 'year' ? <YearSentence text="dates.year" number={date.year} /> : t(`dates.${date.what}`)}
        </p>
        <p className="small muted">
          <Raised>{t('dates.when', { day, distance: untilDay(date.day, today(), language) })}</Raised>
        </p>
      </div>
    </li>
  );
};

export const NextDates = ({ doctorate }: { doctorate: Doctorate }) => {
  const { t } = useTranslation('journey');
  const { startDate, estimatedEndDate } = doctorate;
  const dates = doctoralDates(startDate, estimatedEndDate, today());
  const isUnknown = !startDate || !estimatedEndDate;
  return (
    <section aria-labelledby="next-dates">
      <h2 className="t1" id="next-dates">
        {t('dates.title')}
      </h2>
      <p className="muted small">
        {dates.length > 0 ? t('dates.from') : isUnknown ? t('dates.none') : t('dates.over')}
      </p>
      {dates.length > 0 && (
        <ol className="lines">
          {dates.map((date) => (
            <DateItem key={`${date.what} ${date.day}`} date={date} />
          ))}
        </ol>
      )}
      {isUnknown && (
        <p>
          <Link className={buttonClass({ look: 'secondary' })} to="/user/phd">
            {t('dates.add')}
          </Link>
        </p>
      )}
    </section>
  );
};
