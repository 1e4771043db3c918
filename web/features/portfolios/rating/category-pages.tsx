import type { ReactNode } from 'react';
import { categoryCounts, type RatingKind } from '#shared/lists.ts';
import type { UsedAnswers } from '#web/features/portfolios/answers/use-answers.ts';
import type { RatedRow } from '#web/lib/calls/use-rated-rows.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { byCategory, countAnswered } from './rated-row.ts';
import { RatingRow } from './rating-row.tsx';
import { headingId } from './use-category-navigation.ts';

type CategoryPagesProps = {
  kind: RatingKind;
  rows: readonly RatedRow[];
  answers: UsedAnswers;
  /** Counts from 0. */
  index: number;
  onOpen: (index: number) => void;
  onNext: () => void;
  /** Announces events that happen away from the focus. */
  onAnnounce: (words: string) => void;
  /** Leads to the next part, after the last category. */
  onward: ReactNode;
};

export const CategoryPages = ({
  kind,
  rows,
  answers,
  index,
  onOpen,
  onNext,
  onAnnounce,
  onward,
}: CategoryPagesProps) => {
  const { t } = useTranslation('portfolios');
  const labelsOf = useRatingLabels();
  const categories = labelsOf(`category.${kind}`);
  const levels = labelsOf(`level.${kind}`);
  const pages = byCategory(rows, categoryCounts[kind]);
  const page = pages[index];
  if (!page) return null;

  const wayTo = (goal: number) => {
    const category = pages[goal]?.category;
    if (category === undefined) return undefined;
    return { name: categories[category] ?? '', onClick: () => onOpen(goal) };
  };
  const answered = countAnswered(rows);
  const previous = wayTo(index - 1);
  const next = wayTo(index + 1);

  return (
    <>
      <div className="cat-head">
        <Pager
          id={headingId}
          title={categories[page.category] ?? ''}
          place={`${index + 1}/${pages.length}`}
          previousLabel={t('detail.previous')}
          nextLabel={t('detail.next')}
          previous={
            previous && { label: t('detail.previousTo', { category: previous.name }), onClick: previous.onClick }
          }
          next={next && { label: t('detail.nextTo', { category: next.name }), onClick: next.onClick }}
        />
        <progress
          value={answered}
          max={rows.length || 1}
          aria-label={t('detail.answered', { count: answered, total: rows.length })}
        />
      </div>
      <ul className="rate-list ruled">
        {page.rows.map((row) => (
          <RatingRow
            key={row.id}
            row={row}
            levels={levels}
            isFailed={row.id in answers.failed}
            onAnswer={(answer) => answers.answer(row.id, answer)}
            onNext={onNext}
            onAnnounce={onAnnounce}
          />
        ))}
      </ul>
      <div className="cat-foot">
        {previous ? (
          <Button icon="arrow-left" onClick={previous.onClick}>
            {previous.name}
          </Button>
        ) : (
          <span />
        )}
        {next ? (
          <Button onClick={next.onClick}>
            {next.name}
            <Icon name="arrow-right" />
          </Button>
        ) : (
          onward
        )}
      </div>
    </>
  );
};
