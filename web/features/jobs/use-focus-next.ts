import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus, once it is drawn, to what has that id, for a press on what then is gone. The focus comes back when the list
 * is drawn anew and its element with it, until the reader has taken it elsewhere.
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
