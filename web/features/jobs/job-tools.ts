import type { ReactNode } from 'react';
import type { Marks } from './use-marks.ts';

/** What every job of the list is shown with. */
export type JobTools = {
  marks: Marks;
  /** The names of the catalogue's skills by their ids. */
  skillNames: ReadonlyMap<string, string>;
  /** Where the courses for a skill are; undefined where there are none to see. */
  coursesPathOf: ((skillId: string) => string) | undefined;
  /** Why that job is suggested, shown once it is asked for. */
  explain: (jobId: string) => ReactNode;
  /** Skills that are said once for the whole list. */
  commonIds: ReadonlySet<string>;
  /** How a job is ticked to be compared, where that is offered. */
  comparing: Comparing | undefined;
  /** What leads from a kept job to all of them side by side, where nothing is ticked. */
  compareWay: ReactNode;
};

/** The jobs that are ticked to be compared. */
export type Comparing = { chosen: readonly string[]; setChosen: (jobIds: readonly string[]) => void };
