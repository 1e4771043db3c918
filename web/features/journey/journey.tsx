import type { ReactNode } from 'react';
import { Loaded } from '#web/blocks/loaded.tsx';
import type { MenuItem } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { NextDates } from './next-dates.tsx';
import { StationList, StationListSkeleton } from './station-list.tsx';
import { TopJobs } from './top-jobs.tsx';
import { useJourney } from './use-journey.ts';
import './journey.css';

type JourneyProps = {
  userId: string;
  items: readonly MenuItem[];
  /** Shown once the journey is loaded, to avoid a layout shift. */
  children: ReactNode;
};

export const Journey = ({ userId, items, children }: JourneyProps) => {
  const { t } = useTranslation('journey');
  const query = useJourney(userId);
  return (
    <>
      <Loaded query={query} skeleton={<StationListSkeleton items={items} />}>
        {(known) => (
          <div className="with-aside">
            <StationList items={items} known={known} />
            <aside aria-label={t('aside')}>
              <TopJobs assessment={known.assessment} />
              <NextDates doctorate={known.doctorate} />
            </aside>
          </div>
        )}
      </Loaded>
      {(query.data ?? query.error) && children}
    </>
  );
};
