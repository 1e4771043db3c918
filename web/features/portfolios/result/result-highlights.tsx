import type { Highlights } from '#shared/domain/highlights.ts';
import { localized } from '#shared/domain/localized.ts';
import { standoutsOf } from '#shared/domain/standouts.ts';
import type { RatingKind } from '#shared/lists.ts';
import type { RatedRow } from '#web/lib/calls/use-rated-rows.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { useRatingLabels } from '#web/lib/words/use-rating-labels.ts';
import { ResultLine } from './result-line.tsx';
import type { Side } from './result-sides.ts';

type ListProps = Highlights<RatedRow> & { kind: RatingKind; of: 'highest' | 'lowest' };

const List = ({ kind, of, rows, more }: ListProps) => {
  const { t } = useTranslation('results');
  const words = useRatingLabels()(`level.${kind}`);
  return (
    <section>
      <header>
        <h2>{t(`${of}.${kind}.title`)}</h2>
        <p className="small muted">{t(`${of}.${kind}.hint`)}</p>
      </header>
      {rows.length === 0 && <p>{t('noLowest')}</p>}
      <ul className="result-lines short ruled">
        {rows.map(({ id, entry, value }) => (
          <ResultLine
            key={id}
            name={localized(entry, currentLanguage()).name}
            is={value}
            figure={String}
            word={value === null ? undefined : words[value]}
          />
        ))}
      </ul>
      {more > 0 && <p className="small muted">{t('more', { count: more })}</p>}
    </section>
  );
};

export const ResultHighlights = ({ kind, subject }: { kind: RatingKind; subject: Side }) => {
  const { highest, lowest } = standoutsOf(subject.rows[kind]);
  return (
    <div className="result-part result-two">
      <List kind={kind} of="highest" {...highest} />
      <List kind={kind} of="lowest" {...lowest} />
    </div>
  );
};
