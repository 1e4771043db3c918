import { useLayoutEffect, useRef } from 'react';

/** Takes the focus when a job comes back or the one before it disappears. */
export const headingIdOf = (jobId: string): string => `job-${jobId}`;
/** Takes the focus after a job is set aside. */
export const undoIdOf = (jobId: string): string => `back-${jobId}`;
/** Takes the focus when no job is left. */
export const countId = 'jobs-count';

/**
 * Moves the focus after the next render, when the pressed element disappears. Moves it again when the list re-renders
 * the target, until the user moves on.
 */
export const useFocusNext = (): ((id: string) => void) => {
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
