import type { ReactNode } from 'react';
import { Loaded } from '#web/blocks/loaded.tsx';
import type { MenuItem } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { NextDates } from './next-dates.tsx';
import { TopJobs } from './top-jobs.tsx';
import { useTravelled } from './use-journey.ts';
import { Way, WaySkeleton } from './way.tsx';

type JourneyProps = {
  userId: string;
  items: readonly MenuItem[];
  jobsPath: string;
  doctoratePath: string;
  /** What stands below it, once it is there, so that it does not move. */
  children: ReactNode;
};

/** A candidate's way, with their first jobs and next dates beside it. */
export const Journey = ({ userId, items, jobsPath, doctoratePath, children }: JourneyProps) => {
  const { t } = useTranslation('journey');
  const query = useTravelled(userId);
  return (
    <>
      <Loaded query={query} skeleton={<WaySkeleton items={items} />}>
        {(known) => (
          <div className="with-aside">
            <Way items={items} known={known} />
            <aside aria-label={t('aside')}>
              <TopJobs assessment={known.assessment} path={jobsPath} />
              <NextDates doctorate={known.doctorate} path={doctoratePath} />
            </aside>
          </div>
        )}
      </Loaded>
      {(query.data ?? query.error) && children}
    </>
  );
};
