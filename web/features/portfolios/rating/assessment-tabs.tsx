import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type RatingKind, ratingKinds } from '#shared/lists.ts';
import { FailedAnswers } from '#web/features/portfolios/answers/save-notes.tsx';
import type { UsedAnswers } from '#web/features/portfolios/answers/use-answers.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { CategoryPages } from './category-pages.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { countAnswered, type RatedRow, type RowsByKind } from './rated-row.ts';
import { useCategoryNavigation } from './use-category-navigation.ts';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Stands in a category's place while it is read, as high as what follows. */
const CategorySkeleton = ({ label }: { label: string }) => (
  <div aria-busy="true">
    <p className="sr" role="status">
      {label}
    </p>
    <div className="category-ghost" aria-hidden="true">
      <span className="skeleton w35" />
      <span className="skeleton w60" />
    </div>
    <ul className="rate-list" aria-hidden="true">
      {rows.map((row) => (
        <li key={row} className="rate-item">
          <div className="name stack stack-2">
            <span className="skeleton w50" />
            <span className="skeleton w80" />
          </div>
          <div className="rating">
            <span className="thread" />
            <span className="skeleton w60" />
          </div>
        </li>
      ))}
    </ul>
  </div>
);

type AssessmentTabsProps = {
  /** Undefined while they are read. */
  rows: RowsByKind | undefined;
  answers: UsedAnswers;
  /** Where the answers lead to, at the end of the last part. */
  jobsPath: string;
};

/** The four parts of an assessment, each with how much of it is answered; the end of one leads on to the next. */
export const AssessmentTabs = ({ rows, answers, jobsPath }: AssessmentTabsProps) => {
  const { t } = useTranslation(['portfolios', 'ratings', 'common']);
  const parts = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLAnchorElement>(null);
  const hasMovedOn = useRef(false);
  const [said, setSaid] = useState('');
  const labelsOf = useRatingLabels();
  const wordsOf = ({ kind, entry }: RatedRow): string =>
    `${t(`ratings:kind.${kind}`)}, ${labelsOf(`category.${kind}`)[entry.category] ?? ''}`;
  const { activeTab, page, openTab, openPage, goOn } = useCategoryNavigation(rows, (row) => setSaid(wordsOf(row)));

  // The button that led on is gone: the focus goes on at the part it led to.
  useLayoutEffect(() => {
    if (!hasMovedOn.current) return;
    hasMovedOn.current = false;
    parts.current?.querySelectorAll<HTMLElement>('[role="tab"]')[activeTab]?.focus();
  }, [activeTab]);

  const handleMoveOn = () => {
    hasMovedOn.current = true;
    openTab(activeTab + 1);
  };
  const handleNext = () => {
    const next = goOn();
    if (!next) end.current?.focus();
    setSaid(next ? wordsOf(next) : t('detail.allAnswered'));
  };
  // Once everything is answered the way to the jobs, at the foot of the window, is the one that stands out.
  const isDone = rows !== undefined && ratingKinds.every((kind) => countAnswered(rows[kind]) === rows[kind].length);
  const look = isDone ? 'secondary' : 'primary';
  const onward = (next: RatingKind | undefined) =>
    next ? (
      <Button look={look} onClick={handleMoveOn}>
        {t(`ratings:kind.${next}`)}
        <Icon name="arrow-right" />
      </Button>
    ) : (
      <Link className={buttonClass({ look })} to={jobsPath}>
        {t('detail.seeJobs')}
      </Link>
    );

  return (
    <>
      <div ref={parts}>
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
                onSay={setSaid}
                onwardLook={look}
                onward={onward(ratingKinds[index + 1])}
              />
            ) : (
              <CategorySkeleton label={t('common:loading')} />
            ),
          }))}
        />
      </div>
      <p className="sr" role="status">
        {said}
      </p>
      <ProgressBar rows={rows} answers={answers} jobsPath={jobsPath} end={end} onNext={handleNext} />
    </>
  );
};
