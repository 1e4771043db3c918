import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isStation, nextStation, type Standing, type Station, standingsOf } from '#shared/domain/journey.ts';
import type { MenuItem } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Facts } from './facts.tsx';
import { NextStep } from './next-step.tsx';
import type { Travelled } from './use-journey.ts';

type StationProps = {
  path: string;
  label: string;
  /** How it stands, in a word or two. */
  state?: string;
  standing: Standing | undefined;
  /** One is here in the way: what is next follows. */
  next?: ReactNode;
  children: ReactNode;
};

/** A part of the way: its name, how it stands, what is in it. */
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

/** The parts of the way while nobody knows yet how they stand: each leads on already. */
export const WaySkeleton = ({ items }: { items: readonly MenuItem[] }) => {
  const { t } = useTranslation('menu');
  return (
    <div className="with-aside">
      <ol className="strand journey">
        {items.map(({ path, name }) => (
          <StationItem key={path} path={path} label={t(`menu:${name}.label`)} standing={undefined}>
            {t(`menu:${name}.hint`)}
          </StationItem>
        ))}
      </ol>
    </div>
  );
};

/** In which words each part stands. */
const words = {
  profile: { todo: 'toFill', begun: 'begun', done: 'essential', later: 'toCome' },
  doctorates: { todo: 'toFill', begun: 'begun', done: 'essential', later: 'toCome' },
  portfolios: { todo: 'toBegin', begun: 'inProgress', done: 'finished', later: 'toCome' },
  jobs: { todo: 'toBrowse', begun: 'ranked', done: 'ranked', later: 'toCome' },
  courses: { todo: 'toBrowse', begun: 'toBrowse', done: 'toBrowse', later: 'toCome' },
  career: { todo: 'toWrite', begun: 'begun', done: 'written', later: 'toCome' },
  cv: { todo: 'private', begun: 'public', done: 'public', later: 'toCome' },
} as const satisfies Record<Station, Record<Standing, string>>;

/** A candidate's way through the product: every entry of the menu, drawn as far as one is; what is next stands where one is. */
export const Way = ({ items, known }: { items: readonly MenuItem[]; known: Travelled }) => {
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
              <StationItem key={path} path={path} label={label} standing={undefined}>
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
