import { type KeyboardEvent, type Ref, useRef } from 'react';
import { definitionIn, localized } from '#shared/domain/localized.ts';
import { isLikeable } from '#shared/lists.ts';
import type { RatingInput } from '#shared/schemas/portfolio.ts';
import { Taste } from '#web/blocks/taste.tsx';
import type { RatedRow } from '#web/lib/calls/use-rated-rows.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Rating } from '#web/ui/fields/rating.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { areKeysOn } from './keys-on.ts';
import { stateOf } from './rated-row.ts';
import { rowKeyOf } from './row-keys.ts';

const EntryWords = ({ definition, description }: { definition: string; description: string }) => {
  if (!definition || !description) return <p>{definition || description}</p>;
  return (
    <details className="entry-words">
      <summary className="small muted">
        {definition}
        <Icon name="chevron-down" className="chev" />
      </summary>
      <p>{description}</p>
    </details>
  );
};

type RatingRowProps = {
  row: RatedRow;
  /** Keyed by value, 0 to 5. */
  levels: Readonly<Record<number, string>>;
  /** The server refused the last answer; the row shows the saved one. */
  isFailed: boolean;
  onAnswer: (answer: RatingInput) => void;
  onNext: () => void;
  /** Announces events that happen away from the focus. */
  onAnnounce: (words: string) => void;
};

type RowToolsProps = Pick<RatingRowProps, 'row' | 'onAnswer'> & { name: string; naSwitch: Ref<HTMLInputElement> };

const RowTools = ({ row, name, naSwitch, onAnswer }: RowToolsProps) => {
  const { t } = useTranslation('portfolios');
  const isNotApplicable = stateOf(row) === 'na';
  return (
    <div className="tools">
      {isLikeable(row.kind) && (
        <Taste name={name} value={row.importantFlag} onChange={(importantFlag) => onAnswer({ importantFlag })} />
      )}
      <label className="switch" title={t('rating.notApplicableTip')}>
        <input
          ref={naSwitch}
          type="checkbox"
          role="switch"
          aria-label={t('rating.notApplicableOf', { name })}
          checked={isNotApplicable}
          aria-checked={isNotApplicable}
          onChange={(event) => onAnswer({ value: event.target.checked ? null : 0 })}
        />
        <span aria-hidden="true">{t('rating.notApplicable')}</span>
      </label>
    </div>
  );
};

export const RatingRow = ({ row, levels, isFailed, onAnswer, onNext, onAnnounce }: RatingRowProps) => {
  const { t } = useTranslation(['portfolios', 'ratings']);
  const { name, description } = localized(row.entry, currentLanguage());
  const state = stateOf(row);
  const naSwitch = useRef<HTMLInputElement>(null);
  const describe = (value: number) => {
    const word = levels[value] ?? '';
    return { word, text: t('rating.text', { value, word: word.toLowerCase() }) };
  };
  const silent = t(state === 'na' ? 'ratings:level.notApplicable' : 'ratings:level.unanswered');
  const { word, text } = row.value === null ? { word: silent, text: silent } : describe(row.value);
  const canLike = isLikeable(row.kind);
  const toggleLike = (key: 'like' | 'dislike') => {
    const flag = key === 'like';
    const isTakenBack = row.importantFlag === flag;
    onAnswer({ importantFlag: isTakenBack ? null : flag });
    onAnnounce(t(isTakenBack ? 'rating.neutralOf' : `rating.${key}Of`, { name }));
  };
  const toggleNotApplicable = () => {
    // The scale is about to be disabled and would lose the focus.
    if (state !== 'na') naSwitch.current?.focus();
    onAnswer({ value: state === 'na' ? 0 : null });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const key = areKeysOn() ? rowKeyOf(event) : undefined;
    if (key === undefined) return;
    if (key === 'next') {
      event.preventDefault();
      onNext();
    } else if (typeof key === 'object') {
      event.preventDefault();
      if (state !== 'na') onAnswer(key);
    } else if (!event.repeat) {
      if (key === 'notApplicable') toggleNotApplicable();
      else if (canLike) toggleLike(key);
    }
  };

  return (
    <li id={row.id} className={state === 'na' ? 'rate-item is-na' : 'rate-item'} onKeyDown={handleKeyDown}>
      <h3 className="name h4">{name}</h3>
      <RowTools row={row} name={name} naSwitch={naSwitch} onAnswer={onAnswer} />
      <div className="words">
        <EntryWords definition={definitionIn(row.entry, currentLanguage())} description={description} />
        {!row.entry.active && <p className="muted small">{t('rating.retired')}</p>}
        {isFailed && (
          <p className="error">
            <Icon name="circle-alert" />
            {t('rating.failed')}
          </p>
        )}
      </div>
      <Rating
        label={name}
        value={row.value}
        isNotApplicable={state === 'na'}
        word={word}
        text={text}
        describe={describe}
        onRate={(value) => onAnswer({ value })}
      />
    </li>
  );
};
