import { Link } from 'react-router-dom';
import { type RatingKind, ratingKinds } from '#shared/lists.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ResultCategories } from './result-categories.tsx';
import { ResultMoved } from './result-moved.tsx';
import type { Pair, Side } from './result-sides.ts';
import { ResultStandouts } from './result-standouts.tsx';

type ResultKindProps = {
  kind: RatingKind;
  subject: Side;
  pair: Pair | undefined;
  /** The assessment itself. */
  path: string;
};

/** What an assessment says in one of its parts, and what moved there; the way to it while nothing is rated. */
export const ResultKind = ({ kind, subject, pair, path }: ResultKindProps) => {
  const { t } = useTranslation('results');
  const isRated = ({ rows }: Side) => rows[kind].some(({ value }) => value !== null);
  if (!isRated(subject)) {
    return (
      <EmptyState
        title={t('empty')}
        action={<Link to={`${path}?activeTab=${ratingKinds.indexOf(kind)}`}>{t('rateHere')}</Link>}
      />
    );
  }
  return (
    <>
      <ResultCategories kind={kind} subject={subject} pair={pair} />
      <ResultStandouts kind={kind} subject={subject} />
      {pair && <ResultMoved kind={kind} pair={pair} />}
    </>
  );
};
