import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { categoryCounts, ratingKinds } from '#shared/lists.ts';
import { useTabParam } from '#web/lib/address/use-tab-param.ts';
import { byCategory, inOrder, nextUnanswered, pageNamed, type RatedRow, type RowsByKind } from './rated-row.ts';

export type CategoryNavigation = {
  activeTab: number;
  /** The open category of the open tab, from 0. */
  page: number;
  openTab: (tab: number) => void;
  openPage: (page: number) => void;
  /** Goes to the next row without an answer, in whatever category or tab; gives it, or undefined when all have one. */
  goOn: () => RatedRow | undefined;
};

const still = '(prefers-reduced-motion: reduce)';

/** Puts the focus on a row's scale, or on a heading. */
const focusOn = (goal: HTMLElement, behavior: ScrollBehavior): void => {
  const scale = goal.querySelector('input');
  (scale ?? goal).focus({ preventScroll: true });
  goal.scrollIntoView({ block: scale ? 'center' : 'nearest', behavior });
};

/** The id of the heading of the category that is open. */
export const headingId = 'category';

const pagesOf = (rows: RowsByKind, tab: number) => {
  const kind = ratingKinds[tab];
  return kind ? byCategory(rows[kind], categoryCounts[kind]) : [];
};

/**
 * Where one is in an assessment, and how one moves on. An address that names a category leads to it, until one leaves it:
 * the focus begins at its first row without an answer, which `onArrive` is told, or at its heading when all have one.
 */
export const useCategoryNavigation = (
  rows: RowsByKind | undefined,
  onArrive: (row: RatedRow) => void,
): CategoryNavigation => {
  const [activeTab, setActiveTab] = useTabParam(ratingKinds.length, 'category');
  const category = useSearchParams()[0].get('category');
  const [pages, setPages] = useState<Readonly<Record<number, number>>>({});
  const named = rows && pageNamed(pagesOf(rows, activeTab), category);
  const page = named ?? pages[activeTab] ?? 0;
  const here = useRef<string>(undefined);
  const goal = useRef<{ id: string; behavior: ScrollBehavior }>(undefined);
  const hasArrived = useRef(false);

  const open = (tab: number, goalPage: number) => {
    setPages((before) => ({ ...before, [tab]: goalPage }));
    const isLeft = named !== undefined && goalPage !== named;
    if (tab !== activeTab || isLeft) setActiveTab(tab);
  };

  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) here.current = target.closest('li')?.id ?? here.current;
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, []);

  useEffect(() => {
    if (!rows || hasArrived.current) return;
    hasArrived.current = true;
    if (named === undefined) return;
    const first = nextUnanswered(pagesOf(rows, activeTab)[named]?.rows ?? [], 0);
    // One begins there: nothing moves.
    goal.current = { id: first?.id ?? headingId, behavior: 'instant' };
    if (first) onArrive(first);
  });

  // What one goes to may stand on a page that is not shown yet.
  useEffect(() => {
    const element = goal.current && document.getElementById(goal.current.id);
    if (!goal.current || !element) return;
    const { behavior } = goal.current;
    goal.current = undefined;
    focusOn(element, behavior);
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
    goal.current = { id: next.id, behavior: matchMedia(still).matches ? 'instant' : 'smooth' };
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
