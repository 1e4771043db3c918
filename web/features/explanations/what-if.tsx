import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TriedAnswer } from '#shared/matching/input.ts';
import { type Movable, movableAnswers } from '#shared/matching/job-gaps.ts';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import { Taste } from '#web/blocks/taste.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Rating } from '#web/ui/fields/rating.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Names } from './use-names.ts';

type TriedRowProps = {
  name: string;
  own: Movable;
  answer: TriedAnswer;
  onTry: (answer: TriedAnswer) => void;
};

const TriedRow = ({ name, own, answer, onTry }: TriedRowProps) => {
  const { t } = useTranslation(['explanations', 'portfolios', 'ratings']);
  const levels = useRatingLabels()(`level.${own.kind}`);
  const unrated = t('ratings:level.unanswered');
  const describe = (value: number) => {
    const word = levels[value] ?? '';
    return { word, text: t('portfolios:rating.text', { value, word: word.toLowerCase() }) };
  };
  const wordsOf = ({ value }: TriedAnswer) => (value === null ? { word: unrated, text: unrated } : describe(value));
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="small muted">{t('whatIf.own', { answer: wordsOf(own).text })}</p>
      </div>
      <Rating
        label={t('whatIf.label', { name })}
        value={answer.value}
        {...wordsOf(answer)}
        describe={describe}
        onRate={(value) => onTry({ ...answer, value })}
      />
      <Taste
        name={name}
        value={answer.importantFlag}
        onChange={(importantFlag) => onTry({ ...answer, importantFlag })}
      />
    </li>
  );
};

const shownAtFirst = 3;

type WhatIfProps = {
  own: JobExplanation;
  shown: JobExplanation;
  names: Names;
  tried: readonly TriedAnswer[];
  onTry: (answer: TriedAnswer, own: TriedAnswer) => void;
  onReset: () => void;
};

export const WhatIf = ({ own, shown, names, tried, onTry, onReset }: WhatIfProps) => {
  const { t } = useTranslation('explanations');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, showAll] = useState(false);
  const movable = movableAnswers(own);
  const triedOf = ({ kind: _, ...answer }: Movable): TriedAnswer => tried.find(({ id }) => id === answer.id) ?? answer;
  const isTrying = tried.length > 0;
  const ranks = { rank: own.rank, now: shown.rank };

  const handleMore = () => {
    // Rendered at once, because the pressed button disappears.
    flushSync(() => showAll(true));
    list.current?.querySelectorAll<HTMLInputElement>('input[type="range"]')[shownAtFirst]?.focus();
  };

  const handleReset = () => {
    // Moves the focus, because the pressed button disappears.
    heading.current?.focus();
    onReset();
  };

  return (
    <section aria-labelledby={id}>
      <h4 id={id} ref={heading} tabIndex={-1}>
        {t('whatIf.title')}
      </h4>
      <p className="measure">{t('whatIf.hint')}</p>
      <ul className="what-if ruled" ref={list}>
        {movable.slice(0, showsAll ? movable.length : shownAtFirst).map((answer) => (
          <TriedRow
            key={answer.id}
            name={names.get(answer.id) ?? ''}
            own={answer}
            answer={triedOf(answer)}
            onTry={(moved) => onTry(moved, answer)}
          />
        ))}
      </ul>
      {!showsAll && movable.length > shownAtFirst && (
        <p className="flush">
          <Button look="quiet" icon="plus" onClick={handleMore}>
            {t('whatIf.more')}
          </Button>
        </p>
      )}
      <div className="trial row">
        <p className="moved" role="status">
          {ranks.now !== ranks.rank && <Icon name={ranks.now < ranks.rank ? 'arrow-up' : 'arrow-down'} />}
          {t(!isTrying ? 'whatIf.rank' : ranks.now === ranks.rank ? 'whatIf.same' : 'whatIf.moved', ranks)}
        </p>
        {isTrying && (
          <>
            <p className="small muted">{t('whatIf.trying', { count: tried.length })}</p>
            <Button icon="undo-2" onClick={handleReset}>
              {t('whatIf.reset')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
};
