import type { MovedCategory } from '#shared/domain/moved-categories.ts';
import type { ReportTravelled } from './input.ts';
import { LongDate } from './long-date.tsx';
import { CategoryTables } from './means-table.tsx';
import { NamedFigures } from './named-figures.tsx';
import type { ReportTexts } from './texts.ts';
import { WayThread } from './thread.tsx';

type TravelledProps = { travelled: ReportTravelled; date: string; texts: ReportTexts };

export const Travelled = ({ travelled: { earlier, kinds, up, down, jobs }, date, texts }: TravelledProps) => {
  const { t, mean, language } = texts;
  const way = (was: number | null, is: number | null, said: { was: number | string; is: number | string }) => (
    <>
      <WayThread was={was} is={is} />
      {t('travelled.way', said)}
    </>
  );
  const means = ({ was, is }: MovedCategory) => way(was, is, { was: mean(was), is: mean(is) });
  const moves = (list: typeof up) => list.map(({ name, was, is }) => ({ name, figure: way(was, is, { was, is }) }));
  const rank = (place: number | null) => place ?? t('travelled.outside');
  const jobMoves = (list: NonNullable<typeof jobs>['closer']) =>
    list.map(({ name, was, is }) => ({ name, figure: t('travelled.rank', { was: rank(was), is: rank(is) }) }));

  return (
    <section className="travelled">
      <header>
        <h2>{t('travelled.title')}</h2>
        <p className="muted">
          {t('travelled.from', { title: earlier.title })} <LongDate day={earlier.date} language={language} />
          {t('travelled.to')} <LongDate day={date} language={language} />
          {t('travelled.marks')}
        </p>
        <p className="muted">{t('travelled.caution')}</p>
      </header>
      <h3>{t('overview.figures')}</h3>
      <CategoryTables
        kinds={kinds}
        columns={[{ name: 'mean', title: t('travelled.means'), cell: means }]}
        texts={texts}
      />
      <h3>{t('travelled.moved')}</h3>
      <div className="moves">
        <NamedFigures title={t('travelled.up')} none={t('travelled.none')} rows={moves(up)} />
        <NamedFigures title={t('travelled.down')} none={t('travelled.none')} rows={moves(down)} />
      </div>
      {jobs && (
        <>
          <h3>{t('travelled.jobs')}</h3>
          <div className="moves">
            <NamedFigures title={t('travelled.closer')} none={t('travelled.noJob')} rows={jobMoves(jobs.closer)} />
            <NamedFigures title={t('travelled.further')} none={t('travelled.noJob')} rows={jobMoves(jobs.further)} />
          </div>
          <p className="muted">{t('travelled.outsideHint', { count: jobs.compared })}</p>
        </>
      )}
    </section>
  );
};
