import { useLayoutEffect, useRef, useState } from 'react';
import { wayBackIdOf } from './job-group.tsx';
import { headingIdOf } from './job-item.tsx';
import type { JobView } from './use-job-filters.ts';
import type { Marks } from './use-marks.ts';

/**
 * Gives the focus, once it is drawn, to what has that id, for a press on what then is gone. The focus comes back when the list
 * is drawn anew and its element with it, until the reader has taken it elsewhere.
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

/** What says how many jobs there are; it takes the focus when no job is left. */
export const countId = 'jobs-count';

/** Marking in a list: a job that is set aside leaves a line in its place; where one disappears, the focus goes on to the next. */
export const useListMarks = (marks: Marks, view: JobView) => {
  const [setAside, setSetAside] = useState<readonly string[]>([]);
  const focusNext = useFocusNext();
  const focusBeside = (jobId: string, shown: readonly string[]) => {
    const place = shown.indexOf(jobId);
    const next = shown[place + 1] ?? shown[place - 1];
    focusNext(next === undefined ? countId : headingIdOf(next));
  };
  const isSetAside = (jobId: string) => setAside.includes(jobId) && marks.hidden.includes(jobId);

  /** The marks for jobs of that list, ranked or not, in the order in which they are shown. */
  const marksIn = (shown: readonly string[], leavesLine: boolean): Marks => ({
    ...marks,
    toggleKept: (jobId) => {
      if (view !== 'all') focusBeside(jobId, shown);
      marks.toggleKept(jobId);
    },
    toggleHidden: (jobId) => {
      if (leavesLine) {
        setSetAside([...setAside, jobId]);
        focusNext(wayBackIdOf(jobId));
      } else focusBeside(jobId, shown);
      marks.toggleHidden(jobId);
    },
  });
  const restore = (jobId: string) => {
    focusNext(headingIdOf(jobId));
    marks.toggleHidden(jobId);
  };
  return { isSetAside, marksIn, restore, focusNext };
};
