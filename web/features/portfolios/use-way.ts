import { useEffect, useRef, useState } from 'react';
import { categoryCounts, ratingKinds } from '#shared/lists.ts';
import { useTabParam } from '#web/lib/use-tab-param.ts';
import { byCategory, inOrder, nextUnanswered, type RatedRow, type RowsByKind } from './rated-row.ts';

export type Way = {
  activeTab: number;
  /** The open category of the open tab, from 0. */
  page: number;
  openTab: (tab: number) => void;
  openPage: (page: number) => void;
  /** Goes to the next row without an answer, in whatever category or tab; gives it, or undefined when all have one. */
  goOn: () => RatedRow | undefined;
};

const still = '(prefers-reduced-motion: reduce)';

const focusRow = (row: HTMLElement): void => {
  row.querySelector('input')?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'center', behavior: matchMedia(still).matches ? 'instant' : 'smooth' });
};

const pagesOf = (rows: RowsByKind, tab: number) => {
  const kind = ratingKinds[tab];
  return kind ? byCategory(rows[kind], categoryCounts[kind]) : [];
};

/** Where one is in an assessment, and how one moves on. */
export const useWay = (rows: RowsByKind | undefined): Way => {
  const [activeTab, setActiveTab] = useTabParam(ratingKinds.length);
  const [pages, setPages] = useState<Readonly<Record<number, number>>>({});
  const page = pages[activeTab] ?? 0;
  const here = useRef<string>(undefined);
  const goal = useRef<string>(undefined);

  const open = (tab: number, goalPage: number) => {
    setPages((before) => ({ ...before, [tab]: goalPage }));
    if (tab !== activeTab) setActiveTab(tab);
  };

  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) here.current = target.closest('li')?.id ?? here.current;
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, []);

  // The row one goes to may stand on a page that is not shown yet.
  useEffect(() => {
    const row = goal.current === undefined ? null : document.getElementById(goal.current);
    if (!row) return;
    goal.current = undefined;
    focusRow(row);
  });

  const goOn = () => {
    if (!rows) return undefined;
    const ordered = inOrder(rows);
    const shown = pagesOf(rows, activeTab)[page]?.rows ?? [];
    const isHere = shown.some(({ id }) => id === here.current);
    const from = isHere ? here.current : shown[0]?.id;
    const start = ordered.findIndex(({ id }) => id === from) + (isHere ? 1 : 0);
    const next = nextUnanswered(ordered, start);
    if (!next) return undefined;
    const tab = ratingKinds.indexOf(next.kind);
    goal.current = next.id;
    open(
      tab,
      pagesOf(rows, tab).findIndex(({ category }) => category === next.entry.category),
    );
    return next;
  };

  return {
    activeTab,
    page,
    openTab: (tab) => {
      if (tab !== activeTab) open(tab, 0);
    },
    openPage: (goalPage) => open(activeTab, goalPage),
    goOn,
  };
};
