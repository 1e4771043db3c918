import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const debounceMs = 500;

/**
 * `typed` is the field's text, `settled` the value in the URL, which follows with a debounce and replaces the history
 * entry. `reset` removes all parameters of the URL.
 */
export const useTypedParam = (name: string) => {
  const [params, setParams] = useSearchParams();
  const settled = params.get(name) ?? '';
  // Undefined when nobody is typing: the field then follows the URL.
  const [typed, setTyped] = useState<string>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const settle = (text: string) => {
    // The URL may have changed since the last key press.
    const after = new URLSearchParams(window.location.search);
    if (text.trim() === '') after.delete(name);
    else after.set(name, text);
    setParams(after, { replace: true, flushSync: true, preventScrollReset: true });
    setTyped(undefined);
  };
  const type = (text: string) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(settle, debounceMs, text);
  };
  const reset = () => {
    window.clearTimeout(timer.current);
    setTyped(undefined);
    setParams({}, { replace: true, preventScrollReset: true });
  };
  return { typed: typed ?? settled, settled: settled.trim(), type, reset };
};
