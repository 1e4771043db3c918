import { longDay } from '#shared/domain/long-date.ts';
import { noticeDay, privacyFigures } from '#shared/domain/privacy/figures.ts';
import { PageHead } from '#web/blocks/page-head.tsx';
import { company } from '#web/lib/company.ts';
import { useLanguage, useTranslation } from '#web/lib/words/i18n.ts';
import { Raised } from '#web/ui/raised.tsx';
import './privacy.css';

const itemMark = '- ';

/** Groups the lines of a text: neighboring items make one list. */
const piecesOf = (text: string): (string | string[])[] => {
  const pieces: (string | string[])[] = [];
  for (const line of text.split('\n')) {
    const last = pieces.at(-1);
    if (!line.startsWith(itemMark)) pieces.push(line);
    else if (Array.isArray(last)) last.push(line.slice(itemMark.length));
    else pieces.push([line.slice(itemMark.length)]);
  }
  return pieces;
};

const Piece = ({ piece }: { piece: string | string[] }) =>
  typeof piece === 'string' ? (
    <p>{piece}</p>
  ) : (
    <ul>
      {piece.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );

/** The paper of docs/trust has the same text. */
export const Privacy = () => {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const values = { ...company.legal, ...privacyFigures(language) };
  const sections = t('sections', { returnObjects: true });
  const names = Object.keys(sections) as (keyof typeof sections)[];
  const since = t('since', { date: longDay(noticeDay, language) });
  return (
    <div className="wrap privacy">
      <PageHead title={t('title')} lead={t('lead')}>
        <p className="muted">
          <Raised>{since}</Raised>
        </p>
      </PageHead>
      <nav aria-label={t('contents')}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{t(`sections.${name}.title`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {names.map((name) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name} className="t1">
            {t(`sections.${name}.title`)}
          </h2>
          {piecesOf(t(`sections.${name}.text`, values)).map((piece) => (
            <Piece key={String(piece)} piece={piece} />
          ))}
        </section>
      ))}
    </div>
  );
};
