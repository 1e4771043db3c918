import type { ReactNode } from 'react';
import type { Marks } from './use-marks.ts';

/** Data and actions shared by all jobs of the list. */
export type JobTools = {
  marks: Marks;
  /** Skill names by id. */
  skillNames: ReadonlyMap<string, string>;
  /** Undefined when the user sees no courses. */
  coursesPathOf: ((skillId: string) => string) | undefined;
  /** Renders the explanation of a job; called when it is opened. */
  explain: (jobId: string) => ReactNode;
  /** Skills shown once above the list. */
  commonIds: ReadonlySet<string>;
  /** Ticking jobs to compare; undefined where it is not offered. */
  comparing: Comparing | undefined;
  /** Link of a kept job to the comparison; undefined while ticking. */
  compareKept: ReactNode;
};

type Comparing = { chosen: readonly string[]; setChosen: (jobIds: readonly string[]) => void };
