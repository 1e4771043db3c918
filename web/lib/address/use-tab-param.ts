import { useSearchParams } from 'react-router-dom';

/** From 0; returns 0 when missing, invalid or too large. */
export const tabFrom = (value: string | null, count: number): number => {
  const index = value !== null && /^\d+$/.test(value) ? Number(value) : 0;
  return index < count ? index : 0;
};

/**
 * Switching replaces the history entry and renders synchronously, before the next key press. It removes the parameter
 * `within`, which points to a place in a tab.
 */
export const useTabParam = (count: number, within?: string): [number, (index: number) => void] => {
  const [params, setParams] = useSearchParams();
  const activeTab = tabFrom(params.get('activeTab'), count);
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
