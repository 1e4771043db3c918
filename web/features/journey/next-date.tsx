import { Link } from 'react-router-dom';
import { doctoralDates } from '#shared/domain/doctoral-dates.ts';
import { doctoralYear } from '#shared/domain/doctoral-year.ts';
import { longDay } from '#shared/domain/long-date.ts';
import type { Doctorate } from '#shared/schemas/doctorate.ts';
import { Ordinal } from '#web/blocks/ordinal.tsx';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { Raised } from '#web/ui/raised.tsx';
import { untilDay } from './until-day.ts';

const place = '\u0000';

const YearSentence = ({ text, number }: { text: 'dates.now' | 'dates.year'; number: number }) => {
  const { t } = useTranslation('journey');
  const [before, after] = t(text, { ordinal: place }).split(place);
  return (
    <>
      {before}
      <Ordinal number={number} />
      {after}
    </>
  );
};

export const NextDate = ({ doctorate: { startDate, estimatedEndDate } }: { doctorate: Doctorate }) => {
  const { t } = useTranslation('journey');
  const language = currentLanguage();
  const [date] = doctoralDates(startDate, estimatedEndDate, today());
  const year = doctoralYear(startDate, estimatedEndDate, today());
  const isUnknown = !startDate || !estimatedEndDate;
  return (
    <section aria-labelledby="next-date">
      <h2 id="next-date">{t('dates.title')}</h2>
      {date ? (
        <p>
          <b>
            {date.what === 'year' ? <YearSentence text="dates.year" number={date.year} /> : t(`dates.${date.what}`)}
          </b>
          <br />
          <span className="muted">
            <Raised>
              {t('dates.when', { day: longDay(date.day, language), distance: untilDay(date.day, today(), language) })}
            </Raised>
          </span>
        </p>
      ) : (
        <p className="muted">{t(isUnknown ? 'dates.none' : 'dates.over')}</p>
      )}
      {date && year && (
        <p className="small muted">
          <YearSentence text="dates.now" number={year.current} />
        </p>
      )}
      {isUnknown && (
        <p>
          <Link to="/user/phd">{t('dates.add')}</Link>
        </p>
      )}
    </section>
  );
};
