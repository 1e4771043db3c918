import { isStation, nextStation, type Standing, type Station, standingsOf } from '#shared/domain/journey.ts';
import type { MenuItem } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Facts } from './facts.tsx';
import { NextStep } from './next-step.tsx';
import { StationItem } from './station.tsx';
import type { Travelled } from './use-travelled.ts';

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
