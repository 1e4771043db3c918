import type { ReactNode } from 'react';
import type { ReportTravelled } from './input.ts';
import { LongDate } from './long-date.tsx';
import { MeansTables } from './means-table.tsx';
import type { ReportTexts } from './texts.ts';
import { WayThread } from './thread.tsx';

type ListProps = { title: string; none: string; children: readonly ReactNode[] };

const List = ({ title, none, children }: ListProps) => (
  <div>
    <p className="label">{title}</p>
    {children.length === 0 ? <p>{none}</p> : <ul>{children}</ul>}
  </div>
);

type TravelledProps = { travelled: ReportTravelled; date: string; texts: ReportTexts };

export const Travelled = ({ travelled: { earlier, kinds, up, down, jobs }, date, texts }: TravelledProps) => {
  const { t, language, mean } = texts;
  const moves = (list: typeof up) =>
    list.map(({ name, was, is }) => (
      <li key={name}>
        <span className="name">{name}</span>{' '}
        <span className="figure">
          <WayThread was={was} is={is} />
          {t('travelled.way', { was, is })}
        </span>
      </li>
    ));
  const rank = (place: number | null) => place ?? t('travelled.outside');
  const jobMoves = (list: NonNullable<typeof jobs>['closer']) =>
    list.map(({ name, was, is }) => (
      <li key={name}>
        <span className="name">{name}</span>{' '}
        <span className="figure">{t('travelled.rank', { was: rank(was), is: rank(is) })}</span>
      </li>
    ));

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
      <MeansTables
        kinds={kinds}
        heading={t('travelled.means')}
        mean={({ was, is }) => (
          <>
            <WayThread was={was} is={is} />
            {t('travelled.way', { was: mean(was), is: mean(is) })}
          </>
        )}
        texts={texts}
      />
      <h3>{t('travelled.moved')}</h3>
      <div className="moves">
        <List title={t('travelled.up')} none={t('travelled.none')}>
          {moves(up)}
        </List>
        <List title={t('travelled.down')} none={t('travelled.none')}>
          {moves(down)}
        </List>
      </div>
      {jobs && (
        <>
          <h3>{t('travelled.jobs')}</h3>
          <div className="moves">
            <List title={t('travelled.closer')} none={t('travelled.noJob')}>
              {jobMoves(jobs.closer)}
            </List>
            <List title={t('travelled.further')} none={t('travelled.noJob')}>
              {jobMoves(jobs.further)}
            </List>
          </div>
          <p className="muted">{t('travelled.outsideHint', { count: jobs.compared })}</p>
        </>
      )}
    </section>
  );
};
