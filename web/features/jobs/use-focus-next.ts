import { useLayoutEffect, useRef } from 'react';

/** Gives the focus, once it is drawn, to what has that id: for whoever presses what then is gone. */
export const useFocusNext = (): ((id: string) => void) => {
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = wanted.current && document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });
  return (id) => {
    wanted.current = id;
  };
};
