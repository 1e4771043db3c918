import type { ReactNode } from 'react';
import { categoryCounts, isLikeable, type RatingKind } from '#shared/lists.ts';
import type { UsedAnswers } from '#web/features/portfolios/answers/use-answers.ts';
import type { RatedRow } from '#web/lib/calls/use-rated-rows.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { KeyList, rowKeys } from './key-list.tsx';
import { byCategory, countAnswered } from './rated-row.ts';
import { RatingRow } from './rating-row.tsx';
import { headingId } from './use-category-navigation.ts';

type CategoryHeadProps = {
  kind: RatingKind;
  levels: Readonly<Record<number, string>>;
  rows: readonly RatedRow[];
};

const CategoryHead = ({ kind, levels, rows }: CategoryHeadProps) => {
  const { t } = useTranslation('portfolios');
  const answered = countAnswered(rows);
  return (
    <div className="cat-meta stack stack-2">
      <div>
        {kind === 'rncp' && rows[0]?.category === 1 && <p className="small measure">{t('detail.rncp')}</p>}
        <p className="muted small measure">{t(`detail.ask.${kind}`)}</p>
        <ul className="scale-key row muted" aria-label={t('detail.scale')}>
          {Object.entries(levels).map(([value, word]) => (
            <li key={value}>
              <b>{value}</b>
              {word}
            </li>
          ))}
        </ul>
      </div>
      <div className="progress">
        <span className="t">{t('detail.answered', { count: answered, total: rows.length })}</span>
        <progress value={answered} max={rows.length} aria-label={t('detail.progress')} />
      </div>
      <KeyList keys={rowKeys} canLike={isLikeable(kind)} />
    </div>
  );
};

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
  onwardLook: ButtonLook;
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
