import type { Movable, TriedAnswer } from '#shared/matching/job-gaps.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { Rating } from '#web/ui/fields/rating.tsx';
import { Taste } from '#web/ui/fields/taste.tsx';

type TriedRowProps = {
  name: string;
  own: Movable;
  answer: TriedAnswer;
  onTry: (answer: TriedAnswer) => void;
};

/** A trial answer, not saved, beside the own one. */
export const TriedRow = ({ name, own, answer, onTry }: TriedRowProps) => {
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
        label={t('portfolios:rating.taste', { name })}
        likeLabel={t('portfolios:rating.likeOf', { name })}
        dislikeLabel={t('portfolios:rating.dislikeOf', { name })}
        likeTip={t('portfolios:rating.like')}
        dislikeTip={t('portfolios:rating.dislike')}
        value={answer.importantFlag}
        onChange={(importantFlag) => onTry({ ...answer, importantFlag })}
      />
    </li>
  );
};
