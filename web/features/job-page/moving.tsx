import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rankOrdinal } from '#shared/domain/ordinal.ts';
import type { TriedAnswer } from '#shared/matching/input.ts';
import { type Movable, movableAnswers, type movingAnswer, triedWith } from '#shared/matching/job-gaps.ts';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Raised } from '#web/ui/raised.tsx';
import type { Names } from './use-names.ts';
import { TriedRow } from './what-if.tsx';

/** Answers given during a request go into the next one, so the last shown rank fits the last answers. */
const useTrial = (portfolioId: string, own: JobExplanation, first: readonly TriedAnswer[]) => {
  const [tried, setTried] = useState(first);
  const [asked, ask] = useState(first);
  const body = { jobId: own.Job.id, answers: [...asked] };
  const { data, isFetching } = useCall(api.portfolios.explainJob, [{ params: { id: portfolioId }, body }], {
    keepsPrevious: true,
  });
  useEffect(() => {
    if (!isFetching) ask(tried);
  }, [isFetching, tried]);

  return {
    tried,
    /** Stays the rank of the former answers until the new one is known. */
    rank: (tried.length > 0 && data?.rank) || own.rank,
    attempt: (answer: TriedAnswer, mine: TriedAnswer) => setTried((before) => triedWith(before, answer, mine)),
    reset: () => setTried([]),
  };
};

const answerOf = ({ kind: _, ...answer }: Movable): TriedAnswer => answer;

type TrialPlaceProps = { place: number; now: number; isTrying: boolean };

const TrialPlace = ({ place, now, isTrying }: TrialPlaceProps) => {
  const { t } = useTranslation('jobPage');
  const language = currentLanguage();
  const ranks = { from: rankOrdinal(place, language), to: rankOrdinal(now, language) };
  return (
    <p className="moved" role="status">
      {now !== place && <Icon name={now < place ? 'arrow-up' : 'arrow-down'} />}
      <Raised>{t(!isTrying ? 'moving.now' : now === place ? 'moving.same' : 'moving.moved', ranks)}</Raised>
    </p>
  );
};

type MovingProps = {
  portfolioId: string;
  own: JobExplanation;
  names: Names;
  /** The answer to begin with; undefined when no skill is missing. */
  mover: ReturnType<typeof movingAnswer>;
  placeAt: (rank: number) => number;
  /** The course and the step for the answer to begin with. */
  children: React.ReactNode;
};

export const Moving = ({ portfolioId, own, names, mover, placeAt, children }: MovingProps) => {
  const { t } = useTranslation('jobPage');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, showAll] = useState(false);
  const { tried, rank, attempt, reset } = useTrial(portfolioId, own, mover ? [mover.tried] : []);
  const first = mover ? [mover.own] : [];
  const others = movableAnswers(own).filter((answer) => answer.id !== mover?.own.id);
  const rows = showsAll ? [...first, ...others] : first;
  const isTrying = tried.length > 0;

  const handleMore = () => {
    // Rendered at once, because the pressed button disappears.
    flushSync(() => showAll(true));
    list.current?.querySelectorAll<HTMLInputElement>('input[type="range"]')[first.length]?.focus();
  };
  const handleReset = () => {
    // Moves the focus, because the pressed button disappears.
    heading.current?.focus();
    reset();
  };

  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('moving.title')}
      </h2>
      {!mover && <p>{t('moving.enough')}</p>}
      {rows.length > 0 && (
        <div className="sheet trial-sheet">
          <ul className="ruled" ref={list}>
            {rows.map((answer) => (
              <TriedRow
                key={answer.id}
                name={names.get(answer.id) ?? ''}
                own={answer}
                answer={tried.find((one) => one.id === answer.id) ?? answerOf(answer)}
                hasTaste={showsAll}
                onTry={(moved) => attempt(moved, answerOf(answer))}
              />
            ))}
          </ul>
          <div className="row says">
            <TrialPlace place={placeAt(own.rank)} now={placeAt(rank)} isTrying={isTrying} />
            <p className="small muted">{t('moving.trial')}</p>
            {showsAll && isTrying && (
              <Button look="quiet" icon="undo-2" onClick={handleReset}>
                {t('moving.reset')}
              </Button>
            )}
          </div>
          {children}
        </div>
      )}
      {!showsAll && others.length > 0 && (
        <p className="flush">
          <Button look="quiet" onClick={handleMore}>
            {t('moving.more')}
          </Button>
        </p>
      )}
    </section>
  );
};
