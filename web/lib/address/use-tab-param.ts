import { useSearchParams } from 'react-router-dom';

/** The tab that an address asks for, from 0; the first when it asks for none or for one that does not exist. */
export const tabFrom = (value: string | null, count: number): number => {
  const index = value !== null && /^\d+$/.test(value) ? Number(value) : 0;
  return index < count ? index : 0;
};

/**
 * The open tab, kept in the address as `activeTab`; switching replaces the entry in the history and shows at once, before the
 * next key. The parameter `within` leads on to a place in the tab: opening a tab, be it the open one, takes it away.
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
