import { countId, headingIdOf, undoIdOf, useFocusNext } from './use-focus-next.ts';
import type { JobView } from './use-job-filters.ts';
import type { Marks } from './use-marks.ts';
import type { useReactions } from './use-reactions.ts';

/** Adds to each mark what the list does with it: the "all" view follows it, other views lose the row. */
export const useListMarks = (marks: Marks, reactions: ReturnType<typeof useReactions>, view: JobView) => {
  const focusNext = useFocusNext();
  /** The row disappears, so the next one of these jobs takes the focus. */
  const leavingMarks = (jobIds: readonly string[]): Marks => {
    const focusBeside = (jobId: string) => {
      const place = jobIds.indexOf(jobId);
      const next = jobIds[place + 1] ?? jobIds[place - 1];
      focusNext(next === undefined ? countId : headingIdOf(next));
    };
    return {
      ...marks,
      toggleKept: (jobId) => {
        focusBeside(jobId);
        marks.toggleKept(jobId);
      },
      toggleHidden: (jobId) => {
        focusBeside(jobId);
        marks.toggleHidden(jobId);
      },
    };
  };
  const stayingMarks: Marks = {
    ...marks,
    toggleKept: (jobId) => {
      reactions.noteKept(jobId);
      marks.toggleKept(jobId);
    },
    toggleHidden: (jobId) => {
      reactions.noteAside(jobId);
      focusNext(undoIdOf(jobId));
      marks.toggleHidden(jobId);
    },
  };
  return {
    focusNext,
    leavingMarks,
    marksOf: (jobIds: readonly string[]) => (view === 'all' ? stayingMarks : leavingMarks(jobIds)),
    restore: (jobId: string) => {
      reactions.noteRestored(jobId);
      focusNext(headingIdOf(jobId));
      marks.toggleHidden(jobId);
    },
  };
};
