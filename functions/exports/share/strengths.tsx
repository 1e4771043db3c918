import type { ReportTexts } from '../report/texts.ts';
import { Thread } from '../report/thread.tsx';
import type { SharedKind, SharedRow } from './input.ts';

type PartProps = Pick<SharedKind, 'kind'> & { rows: readonly SharedRow[]; isWhole?: boolean; texts: ReportTexts };

const Part = ({ kind, rows, isWhole = false, texts: { t, level } }: PartProps) =>
  rows.length === 0 ? null : (
    <ul className={isWhole ? 'shown whole' : 'shown'}>
      {rows.map(({ name, definition, value }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className="rating">
            <Thread value={value} />
            {t('value', { value, word: level(kind, value) })}
          </p>
          {definition !== '' && <p className="muted">{definition}</p>}
        </li>
      ))}
    </ul>
  );

type StrengthsProps = SharedKind & {
  /** Index of a strength: the section is kept on one page from there on. */
  wholeFrom: number;
  texts: ReportTexts;
};

export const Strengths = ({ kind, rows, wholeFrom, texts }: StrengthsProps) => (
  <section>
    <h2>{texts.t(`share.kinds.${kind}`)}</h2>
    <Part kind={kind} rows={rows.slice(0, wholeFrom)} texts={texts} />
    <Part kind={kind} rows={rows.slice(wholeFrom)} isWhole texts={texts} />
  </section>
);
