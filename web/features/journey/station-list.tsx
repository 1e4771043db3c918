import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { doctoralYear } from '#shared/domain/doctoral-year.ts';
import { isStation, nextStation, type Standing, type Station, standingsOf } from '#shared/domain/journey.ts';
import { longDate } from '#shared/domain/long-date.ts';
import type { MenuItem } from '#web/lib/screens.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { Raised } from '#web/ui/raised.tsx';
import { NextStep } from './next-step.tsx';
import type { JourneyState } from './use-journey.ts';
import { YearSentence } from './year-sentence.tsx';

const Doctorate = ({ doctorate }: { doctorate: JourneyState['doctorate'] }) => {
  const { t } = useTranslation('journey');
  const { startDate, estimatedEndDate, companyName } = doctorate;
  const year = doctoralYear(startDate, estimatedEndDate, today());
  if (!year) return t('doctorates.none');
  return (
    <>
      <YearSentence text="doctorates.year" number={year.current} />
      {companyName && `, ${companyName}`}
    </>
  );
};

const Facts = ({ station, standing, known }: { station: Station; standing: Standing; known: JourneyState }) => {
  const { t } = useTranslation('journey');
  const { profile, doctorate, assessment, publicSections } = known;
  switch (station) {
    case 'profile': {
      const counts = (['diplomas', 'experiences', 'publications'] as const).filter((name) => profile[name] > 0);
      return counts.length > 0
        ? counts.map((name) => t(`profile.${name}`, { count: profile[name] })).join(', ')
        : t('profile.none');
    }
    case 'doctorates':
      return <Doctorate doctorate={doctorate} />;
    case 'portfolios': {
      if (!assessment) return t('portfolios.none');
      const { title, createdAt } = assessment.portfolio;
      return <Raised>{t('portfolios.begun', { title, date: longDate(createdAt, currentLanguage()) })}</Raised>;
    }
    case 'jobs':
      return assessment && standing === 'done'
        ? t('jobs.done', { title: assessment.portfolio.title })
        : t('jobs.later');
    case 'courses':
      return t('courses');
    case 'career':
      return t(`career.${standing === 'later' ? 'todo' : standing}`);
    case 'cv':
      return publicSections > 0 ? t('cv.sections', { count: publicSections }) : t('cv.todo');
  }
};

type StationProps = {
  path: string;
  label: string;
  state?: string;
  standing?: Standing;
  next?: ReactNode;
  children: ReactNode;
};

const StationItem = ({ path, label, state, standing, next, children }: StationProps) => (
  <li className={next ? 'now' : standing === 'done' ? 'done' : undefined} aria-current={next ? 'step' : undefined}>
    <div className={next ? 'station sheet' : 'station'}>
      <h3>
        <Link className="discreet" to={path}>
          {label}
        </Link>
      </h3>
      {state && <span className="state small muted">{state}</span>}
      <div className="facts small muted">{children}</div>
      {next}
    </div>
  </li>
);

/** The links of the skeleton already work. */
export const StationListSkeleton = ({ items }: { items: readonly MenuItem[] }) => {
  const { t } = useTranslation('menu');
  return (
    <div className="with-aside">
      <ol className="strand journey">
        {items.map(({ path, name }) => (
          <StationItem key={path} path={path} label={t(`menu:${name}.label`)}>
            {t(`menu:${name}.hint`)}
          </StationItem>
        ))}
      </ol>
    </div>
  );
};

const words = {
  profile: { todo: 'toFill', begun: 'begun', done: 'essential', later: 'toCome' },
  doctorates: { todo: 'toFill', begun: 'begun', done: 'essential', later: 'toCome' },
  portfolios: { todo: 'toBegin', begun: 'inProgress', done: 'finished', later: 'toCome' },
  jobs: { todo: 'toBrowse', begun: 'ranked', done: 'ranked', later: 'toCome' },
  courses: { todo: 'toBrowse', begun: 'toBrowse', done: 'toBrowse', later: 'toCome' },
  career: { todo: 'toWrite', begun: 'begun', done: 'written', later: 'toCome' },
  cv: { todo: 'private', begun: 'public', done: 'public', later: 'toCome' },
} as const satisfies Record<Station, Record<Standing, string>>;

export const StationList = ({ items, known }: { items: readonly MenuItem[]; known: JourneyState }) => {
  const { t } = useTranslation(['journey', 'menu']);
  const { assessment, ...rest } = known;
  const hasJobs = assessment !== null && assessment.jobs.length > 0;
  const standings = standingsOf({ ...rest, assessment: assessment?.progress ?? null, hasJobs });
  const next = nextStation(standings);
  return (
    <section aria-labelledby="way">
      <h2 className="sr" id="way">
        {t('way')}
      </h2>
      <ol className={next ? 'strand journey' : 'strand journey whole'}>
        {items.map(({ path, name }) => {
          const label = t(`menu:${name}.label`);
          if (!isStation(name)) {
            return (
              <StationItem key={path} path={path} label={label}>
                {t(`menu:${name}.hint`)}
              </StationItem>
            );
          }
          const standing = standings[name];
          return (
            <StationItem
              key={path}
              path={path}
              label={label}
              standing={standing}
              state={t(`state.${words[name][standing]}`)}
              next={name === next && <NextStep station={name} path={path} label={label} assessment={assessment} />}
            >
              <Facts station={name} standing={standing} known={known} />
            </StationItem>
          );
        })}
      </ol>
    </section>
  );
};
