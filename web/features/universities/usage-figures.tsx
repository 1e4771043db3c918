import { longDay } from '#shared/domain/long-date.ts';
import { monthlyCostOf } from '#shared/domain/usage-cost.ts';
import { usageTotals } from '#shared/domain/usage-totals.ts';
import type { UsageOfDay } from '#shared/schemas/usage.ts';
import { Curve } from '#web/blocks/curve.tsx';
import { dollars, figure, fileSize } from '#web/lib/words/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Raised } from '#web/ui/raised.tsx';
import { curvesOf, dayBefore, type FigureName, figureNames, weeksOf } from './usage-curves.ts';

const inWords = (name: FigureName, value: number | null): string => {
  if (value === null) return '–';
  const language = currentLanguage();
  if (name === 'bytes') return fileSize(value, language);
  return name === 'cost' ? dollars(value, language) : figure(value, language);
};

type FigureProps = { name: FigureName; value: number | null; values: readonly (number | null)[]; from: string };

const UsageFigure = ({ name, value, values, from }: FigureProps) => {
  const { t } = useTranslation('usages');
  const language = currentLanguage();
  const counted = values.flatMap((one, i) => (one === null ? [] : [{ value: one, day: dayBefore(from, -i) }]));
  const [first, last] = [counted[0], counted.at(-1)];
  const most = inWords(name, Math.max(...counted.map((one) => one.value)));
  return (
    <div className="usage-figure">
      <h3 className="small muted">{t(`figures.${name}`)}</h3>
      <p className={value === null ? 'muted' : 'usage-number num'}>
        {value === null ? t('figures.uncounted') : inWords(name, value)}
      </p>
      {first && last && (
        <>
          <Curve
            values={values}
            label={t('figures.curve', {
              what: t(name === 'requests' ? 'figures.requestsOfDay' : `figures.${name}`),
              from: longDay(first.day, language),
              until: longDay(last.day, language),
              first: inWords(name, first.value),
              last: inWords(name, last.value),
              most,
            })}
          />
          <p className="small muted num">{t(name === 'requests' ? 'figures.mostOfDay' : 'figures.most', { most })}</p>
        </>
      )}
    </div>
  );
};

const headOf = (name: FigureName) =>
  name === 'requests' || name === 'cost' ? (`figures.${name}OfWeek` as const) : (`figures.${name}` as const);

const UsageWeeks = ({ days }: { days: readonly UsageOfDay[] }) => {
  const { t } = useTranslation('usages');
  return (
    <details className="usage-weeks">
      <summary className="opener">
        <span>{t('figures.weeks')}</span>
        <Icon name="chevron-down" className="chev" />
      </summary>
      <table className="small num">
        <caption className="sr">{t('figures.weeks')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('figures.week')}</th>
            {figureNames.map((name) => (
              <th key={name} scope="col">
                {t(headOf(name))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map(({ week, figures }) => (
            <tr key={week}>
              <th scope="row">
                <Raised>{longDay(week, currentLanguage())}</Raised>
              </th>
              {figureNames.map((name) => (
                <td key={name}>{inWords(name, figures[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

type UsageFiguresProps = {
  days: readonly UsageOfDay[];
  lastThirty: readonly UsageOfDay[];
  from: string;
  until: string;
};

/** Days come latest first. */
export const UsageFigures = ({ days, lastThirty, from, until }: UsageFiguresProps) => {
  const { t } = useTranslation('usages');
  const language = currentLanguage();
  // The API of the release before names none of them.
  const isCounted = days.some(({ requests, people, bytes }) => typeof (requests ?? people ?? bytes) === 'number');
  if (!isCounted) return <EmptyState title={t('figures.empty')} text={t('figures.emptyText')} />;
  const totals = usageTotals(lastThirty);
  const values = { ...totals, cost: monthlyCostOf(totals, 30) };
  const curves = curvesOf(days, from, until);
  return (
    <>
      <div className="usage-figures">
        {figureNames.map((name) => (
          <UsageFigure key={name} name={name} value={values[name]} values={curves[name]} from={from} />
        ))}
      </div>
      <p className="small muted measure">
        <Raised>{t('figures.period', { from: longDay(from, language), until: longDay(until, language) })}</Raised>{' '}
        {t('figures.about')}
      </p>
      <UsageWeeks days={days} />
    </>
  );
};
