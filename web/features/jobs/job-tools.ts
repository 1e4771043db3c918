import type { ReactNode } from 'react';
import type { Marks } from './use-marks.ts';

export type JobTools = {
  marks: Marks;
  skillNames: ReadonlyMap<string, string>;
  /** Undefined when the user sees no courses. */
  coursesPathOf: ((skillId: string) => string) | undefined;
  explain: (jobId: string) => ReactNode;
  /** Skills shown once above the list. */
  commonIds: ReadonlySet<string>;
  comparing: Comparing | undefined;
  /** Undefined while the user ticks jobs. */
  compareKept: ReactNode;
};

type Comparing = { chosen: readonly string[]; setChosen: (jobIds: readonly string[]) => void };
