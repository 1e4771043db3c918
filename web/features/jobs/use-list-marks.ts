import { useLayoutEffect, useRef, useState } from 'react';
import { undoIdOf } from './job-group.tsx';
import { headingIdOf } from './job-item.tsx';
import type { JobView } from './use-job-filters.ts';
import type { Marks } from './use-marks.ts';

/**
 * Moves the focus after the next render, when the pressed element disappears. Moves it again when the list re-renders
 * the target, until the user moves on.
 */
const useFocusNext = (): ((id: string) => void) => {
  const wanted = useRef<string>(undefined);
  const given = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (given.current && activeElement !== given.current && activeElement !== body) wanted.current = undefined;
    const element = wanted.current && document.getElementById(wanted.current);
    if (!element || element === activeElement) return;
    given.current = element;
    element.focus();
  });
  return (id) => {
    wanted.current = id;
    given.current = undefined;
  };
};

/** Takes the focus when no job is left. */
export const countId = 'jobs-count';

/** A hidden job leaves an undo line. When a job disappears, the next one gets the focus. */
export const useListMarks = (marks: Marks, view: JobView) => {
  const [justHidden, setJustHidden] = useState<readonly string[]>([]);
  const focusNext = useFocusNext();
  const focusBeside = (jobId: string, shown: readonly string[]) => {
    const place = shown.indexOf(jobId);
    const next = shown[place + 1] ?? shown[place - 1];
    focusNext(next === undefined ? countId : headingIdOf(next));
  };
  const isJustHidden = (jobId: string) => justHidden.includes(jobId) && marks.hidden.includes(jobId);

  const marksIn = (shown: readonly string[], leavesLine: boolean): Marks => ({
    ...marks,
    toggleKept: (jobId) => {
      if (view !== 'all') focusBeside(jobId, shown);
      marks.toggleKept(jobId);
    },
    toggleHidden: (jobId) => {
      if (leavesLine) {
        setJustHidden([...justHidden, jobId]);
        focusNext(undoIdOf(jobId));
      } else focusBeside(jobId, shown);
      marks.toggleHidden(jobId);
    },
  });
  const restore = (jobId: string) => {
    focusNext(headingIdOf(jobId));
    marks.toggleHidden(jobId);
  };
  return { isJustHidden, marksIn, restore, focusNext };
};
