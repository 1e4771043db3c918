import { useLayoutEffect, useRef, useState } from 'react';
import { type RatingKind, ratingKinds } from '#shared/lists.ts';
import { Loading } from '#web/blocks/loaded.tsx';
import { FailedAnswers } from '#web/features/portfolios/answers/save-notes.tsx';
import type { UsedAnswers } from '#web/features/portfolios/answers/use-answers.ts';
import type { RatedRow, RowsByKind } from '#web/lib/calls/use-rated-rows.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AssessmentFoot } from './assessment-foot.tsx';
import { CategoryPages } from './category-pages.tsx';
import { countAnswered } from './rated-row.ts';
import { useCategoryNavigation } from './use-category-navigation.ts';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Has the height of a loaded category. */
const CategorySkeleton = () => (
  <Loading>
    <div className="category-ghost" aria-hidden="true">
      <span className="skeleton w35" />
    </div>
    <ul className="rate-list ruled" aria-hidden="true">
      {rows.map((row) => (
        <li key={row} className="rate-item">
          <span className="name skeleton w80" />
          <div className="words">
            <span className="skeleton w80" />
          </div>
          <div className="rating">
            <span className="thread" />
            <span className="skeleton w60" />
          </div>
        </li>
      ))}
    </ul>
  </Loading>
);

import './rating.css';

type AssessmentTabsProps = {
  rows: RowsByKind | undefined;
  answers: UsedAnswers;
  paths: { jobs: string; result: string };
};

export const AssessmentTabs = ({ rows, answers, paths }: AssessmentTabsProps) => {
  const { t } = useTranslation(['portfolios', 'ratings']);
  const parts = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLAnchorElement>(null);
  const hasOpenedNext = useRef(false);
  const [announcement, announce] = useState('');
  const labelsOf = useRatingLabels();
  const wordsOf = ({ kind, category }: RatedRow): string =>
    `${t(`ratings:kind.${kind}`)}, ${labelsOf(`category.${kind}`)[category] ?? ''}`;
  const { activeTab, page, openTab, openPage, goOn } = useCategoryNavigation(rows, (row) => announce(wordsOf(row)));

  // The pressed button is gone, so the opened tab gets the focus.
  useLayoutEffect(() => {
    if (!hasOpenedNext.current) return;
    hasOpenedNext.current = false;
    parts.current?.querySelectorAll<HTMLElement>('[role="tab"]')[activeTab]?.focus();
  }, [activeTab]);

  const handleOpenNext = () => {
    hasOpenedNext.current = true;
    openTab(activeTab + 1);
  };
  const handleNext = () => {
    const next = goOn();
    if (!next) end.current?.focus();
    announce(next ? wordsOf(next) : t('detail.standing.done'));
  };
  const onward = (next: RatingKind | undefined) =>
    next && (
      <Button onClick={handleOpenNext}>
        {t(`ratings:kind.${next}`)}
        <Icon name="arrow-right" />
      </Button>
    );

  return (
    <>
      <div ref={parts} className="ask-parts">
        <FailedAnswers answers={answers} />
        <Tabs
          label={t('detail.tabs')}
          activeTab={activeTab}
          onChange={openTab}
          tabs={ratingKinds.map((kind, index) => ({
            label: t(`ratings:kind.${kind}`),
            ...(rows && { count: `${countAnswered(rows[kind])}/${rows[kind].length}` }),
            panel: rows ? (
              <CategoryPages
                key={kind}
                kind={kind}
                rows={rows[kind]}
                answers={answers}
                index={page}
                onOpen={openPage}
                onNext={handleNext}
                onAnnounce={announce}
                onward={onward(ratingKinds[index + 1])}
              />
            ) : (
              <CategorySkeleton />
            ),
          }))}
        />
      </div>
      <p className="sr" role="status">
        {announcement}
      </p>
      {/* Comes with the rows, so that nothing in it moves. */}
      {rows && <AssessmentFoot rows={rows} answers={answers} paths={paths} end={end} onNext={handleNext} />}
    </>
  );
};
