import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isStation, nextStation, type Standing, type Station, standingsOf } from '#shared/domain/journey.ts';
import type { MenuItem } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Facts } from './facts.tsx';
import { NextStep } from './next-step.tsx';
import type { JourneyState } from './use-journey.ts';

type StationProps = {
  path: string;
  label: string;
  state?: string;
  standing?: Standing;
  /** Set at the current station: its next action. */
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
      {state && <span className="state">{state}</span>}
      <div className="facts">{children}</div>
      {next}
    </div>
  </li>
);

/** Placeholder for the stations; their links already work. */
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

/** Text of each state by station. */
const words = {
  profile: { todo: 'toFill', begun: 'begun', done: 'essential', later: 'toCome' },
  doctorates: { todo: 'toFill', begun: 'begun', done: 'essential', later: 'toCome' },
  portfolios: { todo: 'toBegin', begun: 'inProgress', done: 'finished', later: 'toCome' },
  jobs: { todo: 'toBrowse', begun: 'ranked', done: 'ranked', later: 'toCome' },
  courses: { todo: 'toBrowse', begun: 'toBrowse', done: 'toBrowse', later: 'toCome' },
  career: { todo: 'toWrite', begun: 'begun', done: 'written', later: 'toCome' },
  cv: { todo: 'private', begun: 'public', done: 'public', later: 'toCome' },
} as const satisfies Record<Station, Record<Standing, string>>;

/** The entries of the menu as stations; the first open one shows the next action. */
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
