import type { ReportTexts } from '../report/texts.ts';
import { Thread } from '../report/thread.tsx';
import type { SharedKind } from './input.ts';

/** What is shown of one kind: its rating on a thread and in its word, and what it means; nothing when nothing is. */
export const Strengths = ({ kind, rows, texts: { t, level } }: SharedKind & { texts: ReportTexts }) =>
  rows.length === 0 ? null : (
    <section>
      <h2>{t(`share.kinds.${kind}`)}</h2>
      <ul className="shown">
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
    </section>
  );
