import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { categoryCounts, ratingKinds } from '#shared/lists.ts';
import { useTabParam } from '#web/lib/address/search-params.ts';
import type { RatedRow, RowsByKind } from '#web/lib/calls/use-rated-rows.ts';
import { byCategory, findPage, inOrder, nextUnanswered } from './rated-row.ts';

const still = '(prefers-reduced-motion: reduce)';

const focusOn = (goal: HTMLElement, behavior: ScrollBehavior): void => {
  const scale = goal.querySelector<HTMLElement>('[type="range"]');
  (scale ?? goal).focus({ preventScroll: true });
  goal.scrollIntoView({ block: scale ? 'center' : 'nearest', behavior });
};

export const headingId = 'category';

/** An address that names no tab opens the competencies, by which jobs are ranked. */
export const useKindTab = () => useTabParam(ratingKinds.length, 'category', ratingKinds.indexOf('skill'));

const pagesOf = (rows: RowsByKind, tab: number) => {
  const kind = ratingKinds[tab];
  return kind ? byCategory(rows[kind], categoryCounts[kind]) : [];
};

/**
 * Opens the category that the URL names and focuses its first unanswered row, which `onArrive` gets, or else its
 * heading.
 */
export const useCategoryNavigation = (rows: RowsByKind | undefined, onArrive: (row: RatedRow) => void) => {
  const [activeTab, setActiveTab] = useKindTab();
  const category = useSearchParams()[0].get('category');
  const [pages, setPages] = useState<Readonly<Record<number, number>>>({});
  const named = rows && findPage(pagesOf(rows, activeTab), category);
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
    // The page has just been opened, so it does not scroll smoothly.
    goal.current = { id: first?.id ?? headingId, behavior: 'instant' };
    if (first) onArrive(first);
  });

  // The target may be on a page that is rendered later.
  useEffect(() => {
    const element = goal.current && document.getElementById(goal.current.id);
    if (!goal.current || !element) return;
    const { behavior } = goal.current;
    goal.current = undefined;
    focusOn(element, behavior);
  });

  /** Returns the next unanswered row of any tab; undefined when there is none. */
  const goOn = (): RatedRow | undefined => {
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
      pagesOf(rows, tab).findIndex(({ category }) => category === next.category),
    );
    return next;
  };

  return {
    activeTab,
    page,
    openTab: (tab: number) => {
      if (tab !== activeTab) open(tab, 0);
    },
    openPage: (goalPage: number) => open(activeTab, goalPage),
    goOn,
  };
};
