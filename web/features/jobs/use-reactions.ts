import { useState } from 'react';
import type { CalculatedJob } from '#shared/schemas/portfolio.ts';
import { asideRowOf, holdPlaces, type JobRow, risesOf, rowsOf } from './list-order.ts';
import type { MarkedIds, Marks } from './use-marks.ts';

type Reactions = {
  /** Keys of rows, as the list stood when the user last reacted. */
  base: readonly string[];
  /** Keys of rows that stay under the hand until the next visit. */
  held: ReadonlySet<string>;
  /** Ids of jobs set aside during this visit. */
  aside: readonly string[];
  /** Marks before the last reaction; undefined once it is undone. */
  before: MarkedIds | undefined;
};

const none: Reactions = { base: [], held: new Set(), aside: [], before: undefined };

/** The list follows each reaction by its new ranking, except for the rows that the user touched. */
export const useReactions = (jobs: readonly CalculatedJob[], marks: Marks) => {
  const [{ base, held, aside, before }, setReactions] = useState(none);
  const isHidden = ({ Job }: CalculatedJob) => marks.hidden.includes(Job.id);
  const justAside = jobs.filter((job) => isHidden(job) && aside.includes(job.Job.id));
  const rows = holdPlaces([...justAside.map(asideRowOf), ...rowsOf(jobs, isHidden)], base, held);
  const keys = rows.map(({ key }) => key);
  const movable = (all: readonly string[]) => all.filter((key) => !held.has(key)).join();

  const keyOf = (jobId: string) =>
    rows.find(({ job, kin }) => [job, ...kin].some(({ Job }) => Job.id === jobId))?.key ?? jobId;
  const note = (jobId: string, changes: Partial<Reactions>) => {
    const key = keyOf(jobId);
    // A line for a folded job stands below its entry.
    const after = changes.aside && key !== jobId ? keys.toSpliced(keys.indexOf(key) + 1, 0, jobId) : keys;
    setReactions({ base: after, held: new Set([...held, key, jobId]), aside, before, ...changes });
  };
  const { kept, hidden } = marks;
  const hasFollowed = before !== undefined && movable(keys) !== movable(base);

  return {
    rows,
    held,
    rises: hasFollowed ? risesOf(rows, base, held) : new Map<string, number>(),
    hasFollowed,
    isJustAside: ({ job, isAside }: JobRow) => isAside && aside.includes(job.Job.id),
    noteKept: (jobId: string) => note(jobId, { before: { kept, hidden } }),
    noteAside: (jobId: string) => note(jobId, { aside: [...aside, jobId], before: { kept, hidden } }),
    noteRestored: (jobId: string) => note(jobId, { before: undefined }),
    /** Takes the last reaction back; undefined when there is none. */
    undo:
      before &&
      (() => {
        setReactions({ base: keys, held, aside, before: undefined });
        marks.replace(before);
      }),
  };
};
