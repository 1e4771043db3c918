import type { ReactNode } from 'react';
import { categoryCounts, type RatingKind } from '#shared/lists.ts';
import type { UsedAnswers } from '#web/features/portfolios/answers/use-answers.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { CategoryHead } from './category-head.tsx';
import { byCategory, type RatedRow } from './rated-row.ts';
import { RatingRow } from './rating-row.tsx';
import { headingId } from './use-category-navigation.ts';

type CategoryPagesProps = {
  kind: RatingKind;
  rows: readonly RatedRow[];
  answers: UsedAnswers;
  /** The open category, from 0. */
  index: number;
  onOpen: (index: number) => void;
  /** On to the next row without an answer. */
  onNext: () => void;
  /** Has something read out that happened away from the focus. */
  onSay: (words: string) => void;
  onwardLook: ButtonLook;
  /** The way on after the last category. */
  onward: ReactNode;
};

/** The rows of one kind, a category at a time. */
export const CategoryPages = ({
  kind,
  rows,
  answers,
  index,
  onOpen,
  onNext,
  onSay,
  onwardLook,
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
        <CategoryHead kind={kind} levels={levels} rows={page.rows} />
      </div>
      <ul className="rate-list">
        {page.rows.map((row) => (
          <RatingRow
            key={row.id}
            row={row}
            levels={levels}
            isFailed={row.id in answers.failed}
            onAnswer={(answer) => answers.answer(row.id, answer)}
            onNext={onNext}
            onSay={onSay}
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
          <Button look={onwardLook} onClick={next.onClick}>
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
