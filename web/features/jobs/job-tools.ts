import type { SkillTools } from './row-skills.tsx';
import type { Marks } from './use-marks.ts';

export type JobTools = SkillTools & {
  marks: Marks;
  /** Skills that nearly all jobs ask for. */
  commonIds: ReadonlySet<string>;
  jobPathOf: (jobId: string) => string;
  /** While the user ticks which of the kept jobs to compare. */
  comparing: { ticked: readonly string[]; setTicked: (jobIds: readonly string[]) => void } | undefined;
};
