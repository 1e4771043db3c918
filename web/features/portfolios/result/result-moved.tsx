import { localized } from '#shared/domain/localized.ts';
import { type MovedAnswer, movedAnswers } from '#shared/domain/moved-answers.ts';
import type { RatingKind } from '#shared/lists.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { ResultKey, ResultLine } from './result-line.tsx';
import { answersOf, type Pair } from './result-sides.ts';

/** Number of answers listed per direction. */
const mostListed = 5;

type ListProps = { title: string; moved: readonly MovedAnswer[]; nameOf: (id: string) => string };

const List = ({ title, moved, nameOf }: ListProps) => {
  const { t } = useTranslation('results');
  const more = moved.length - mostListed;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="result-lines ruled">
        {moved.slice(0, mostListed).map(({ id, was, is }) => (
          <ResultLine key={id} name={nameOf(id)} was={was} is={is} figure={String} />
        ))}
      </ul>
      {more > 0 && <p className="small muted">{t('moved.more', { count: more })}</p>}
    </section>
  );
};

export const ResultMoved = ({ kind, pair }: { kind: RatingKind; pair: Pair }) => {
  const { t } = useTranslation('results');
  const language = currentLanguage();
  const rows = pair.later.rows[kind];
  const entries = new Map(rows.map(({ entry }) => [entry.id, entry]));
  const nameOf = (id: string) => {
    const entry = entries.get(id);
    return entry ? localized(entry, language).name : '';
  };
  const moved = movedAnswers([...entries.keys()], answersOf(pair.earlier.rows[kind]), answersOf(rows));
  const { up, down, same, first, notApplicable } = moved;
  const counts = {
    up: up.length,
    down: down.length,
    same,
    first: first.length,
    notApplicable: notApplicable.length,
  };
  const names = ['up', 'down', 'same', 'first', 'notApplicable'] as const;
  const parts = names.filter((name) => counts[name] > 0).map((name) => t(`moved.${name}`, { count: counts[name] }));
  const hasMoved = up.length + down.length > 0;

  return (
    <section className="result-part stack">
      <header>
        <h2>{t('moved.title')}</h2>
        <p className="muted measure">
          {up.length + down.length + same === 0
            ? t('moved.nothing')
            : `${new Intl.ListFormat(language).format(parts)}.`}
        </p>
      </header>
      {hasMoved && (
        <div className="sheet pad stack">
          {up.length > 0 && <List title={t('moved.up')} moved={up} nameOf={nameOf} />}
          {down.length > 0 && <List title={t('moved.down')} moved={down} nameOf={nameOf} />}
          <ResultKey {...pair} />
          {down.length > 0 && <p className="small muted measure">{t('moved.lower')}</p>}
        </div>
      )}
    </section>
  );
};
