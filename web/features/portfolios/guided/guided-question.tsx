import { type KeyboardEvent, useId } from 'react';
import { definitionIn, localized } from '#shared/domain/localized.ts';
import { isLikeable } from '#shared/lists.ts';
import { Taste } from '#web/blocks/taste.tsx';
import { KeyList, questionKeys } from '#web/features/portfolios/rating/key-list.tsx';
import { areKeysOn } from '#web/features/portfolios/rating/keys-on.ts';
import { type RowState, stateOf } from '#web/features/portfolios/rating/rated-row.ts';
import { rowKeyOf } from '#web/features/portfolios/rating/row-keys.ts';
import type { RatedRow } from '#web/lib/calls/use-rated-rows.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { KnotScale } from '#web/ui/fields/knot-scale.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Guided } from './use-guided.ts';

const QuestionFoot = ({ guided, state }: { guided: Guided; state: RowState }) => {
  const { t } = useTranslation('guided');
  return (
    <div className="guide-foot">
      <Button look="quiet" icon="arrow-left" disabled={!guided.canGoBack} onClick={guided.back}>
        {t('back')}
      </Button>
      <Button look="quiet" aria-pressed={state === 'na'} onClick={() => guided.rate(null)}>
        {t('notApplicable')}
      </Button>
      <Button look="quiet" onClick={guided.skip}>
        {t(state === 'unrated' ? 'later' : 'next')}
        <Icon name="arrow-right" />
      </Button>
    </div>
  );
};

type GuidedQuestionProps = {
  row: RatedRow;
  guided: Guided;
  /** The server refused the last answer; the previous one is shown. */
  isFailed: boolean;
};

export const GuidedQuestion = ({ row, guided, isFailed }: GuidedQuestionProps) => {
  const { t } = useTranslation(['guided', 'portfolios', 'ratings']);
  const labelsOf = useRatingLabels();
  const id = useId();
  const { kind, entry, importantFlag } = row;
  const { name, description } = localized(entry, currentLanguage());
  const definition = definitionIn(entry, currentLanguage());
  const canLike = isLikeable(kind);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const key = areKeysOn() ? rowKeyOf(event) : undefined;
    if (typeof key === 'object') guided.rate(key.value);
    else if (key === 'notApplicable') guided.rate(null);
    else if ((key === 'like' || key === 'dislike') && canLike) {
      const flag = key === 'like';
      guided.like(importantFlag === flag ? null : flag);
    } else if (event.key === 'ArrowLeft' && guided.canGoBack) guided.back();
    else if (event.key === 'ArrowRight') guided.skip();
  };

  return (
    <section className="guide-q" aria-labelledby={`${id}name`} onKeyDown={handleKeyDown}>
      <div>
        <p className="small muted">
          {t(`ratings:kind.${kind}`)} · {labelsOf(`category.${kind}`)[row.category]}
        </p>
        <h1 id={`${id}name`} tabIndex={-1}>
          {name}
        </h1>
        <p className="def">{definition || description}</p>
        {isFailed && <p className="error small">{t('portfolios:rating.failed')}</p>}
      </div>
      {definition && description && (
        <details className="more">
          <summary className="opener">
            {t('more')}
            <Icon name="chevron-down" className="chev" />
          </summary>
          <p className="small muted">{description}</p>
          {kind === 'rncp' && <p className="small muted">{t('portfolios:help.rncp')}</p>}
        </details>
      )}
      {canLike && <Taste isWide name={name} value={importantFlag} onChange={guided.like} />}
      <div className="guide-ask">
        <h2 className="h4" id={`${id}ask`}>
          {t(`ask.${kind}`)}
        </h2>
        <KnotScale
          labelledBy={`${id}ask ${id}name`}
          levels={labelsOf(`level.${kind}`)}
          value={row.value}
          onRate={guided.rate}
        />
      </div>
      <QuestionFoot guided={guided} state={stateOf(row)} />
      <KeyList keys={questionKeys} canLike={canLike} />
    </section>
  );
};
