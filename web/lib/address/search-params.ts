import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Reads the URL itself, which may have changed since the last render or key press. A blank value removes the parameter.
 */
const withParam = (name: string, value: string): URLSearchParams => {
  const params = new URLSearchParams(window.location.search);
  if (value.trim() === '') params.delete(name);
  else params.set(name, value);
  return params;
};

/** Empty when nothing is chosen. */
export const useChosenParam = (name: string): [string, (value: string) => void] => {
  const [params, setParams] = useSearchParams();
  const choose = (value: string) => setParams(withParam(name, value), { replace: true, preventScrollReset: true });
  return [params.get(name) ?? '', choose];
};

/** Counts from 0; returns `first` when missing, invalid or too large. */
export const tabFrom = (value: string | null, count: number, first = 0): number => {
  const index = value !== null && /^\d+$/.test(value) ? Number(value) : first;
  return index < count ? index : first;
};

/**
 * Switching tabs replaces the history entry and renders synchronously, before the next key press. It removes the
 * parameter `within`, which points to a place in a tab. `first` is the tab of an address that names none.
 */
export const useTabParam = (count: number, within?: string, first = 0): [number, (index: number) => void] => {
  const [params, setParams] = useSearchParams();
  const activeTab = tabFrom(params.get('activeTab'), count, first);
  const open = (index: number) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('activeTab', String(index));
        if (within) after.delete(within);
        return after;
      },
      { replace: true, flushSync: true, preventScrollReset: index === activeTab },
    );
  return [activeTab, open];
};

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
    setParams(withParam(name, text), { replace: true, flushSync: true, preventScrollReset: true });
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
