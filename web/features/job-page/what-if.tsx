import type { TriedAnswer } from '#shared/matching/input.ts';
import type { Movable } from '#shared/matching/job-gaps.ts';
import { Taste } from '#web/blocks/taste.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { Rating } from '#web/ui/fields/rating.tsx';

type TriedRowProps = {
  name: string;
  own: Movable;
  answer: TriedAnswer;
  /** Only a list of several answers also tries what one likes. */
  hasTaste: boolean;
  onTry: (answer: TriedAnswer) => void;
};

export const TriedRow = ({ name, own, answer, hasTaste, onTry }: TriedRowProps) => {
  const { t } = useTranslation(['jobPage', 'portfolios', 'ratings']);
  const levels = useRatingLabels()(`level.${own.kind}`);
  const unrated = t('ratings:level.unanswered');
  const describe = (value: number) => {
    const word = levels[value] ?? '';
    return { word, text: t('portfolios:rating.text', { value, word: word.toLowerCase() }) };
  };
  const said = answer.value === null ? { word: unrated, text: unrated } : describe(answer.value);
  return (
    <li className="tried">
      <div>
        <strong>{name}</strong>
        <p className="small muted">
          {own.value === null
            ? t('moving.ownUnrated')
            : t(answer.value === own.value ? 'moving.own' : 'moving.ownMarked', { answer: describe(own.value).text })}
        </p>
      </div>
      <Rating
        label={t('moving.label', { name })}
        value={answer.value}
        own={own.value}
        {...said}
        describe={describe}
        onRate={(value) => onTry({ ...answer, value })}
      />
      {hasTaste && (
        <Taste
          name={name}
          value={answer.importantFlag}
          onChange={(importantFlag) => onTry({ ...answer, importantFlag })}
        />
      )}
    </li>
  );
};
