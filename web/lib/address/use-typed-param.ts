import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How long one pauses before what was typed is taken over, in milliseconds. */
const pause = 500;

/**
 * A parameter of the address that somebody types: as it stands in its field, as it stands in the address, how to type, and how to
 * take all of the address's parameters back at once. What is typed is in the address, in place of what was, once they pause.
 */
export const useTypedParam = (name: string) => {
  const [params, setParams] = useSearchParams();
  const settled = params.get(name) ?? '';
  // Undefined unless somebody types: the field follows the address, wherever that is changed.
  const [typed, setTyped] = useState<string>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const settle = (text: string) => {
    // As the address is by then, not as it was at the last key.
    const after = new URLSearchParams(window.location.search);
    if (text.trim() === '') after.delete(name);
    else after.set(name, text);
    setParams(after, { replace: true, flushSync: true, preventScrollReset: true });
    setTyped(undefined);
  };
  const type = (text: string) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(settle, pause, text);
  };
  const reset = () => {
    window.clearTimeout(timer.current);
    setTyped(undefined);
    setParams({}, { replace: true, preventScrollReset: true });
  };
  return { typed: typed ?? settled, settled: settled.trim(), type, reset };
};
