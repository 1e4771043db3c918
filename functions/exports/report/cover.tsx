import { Brand } from './brand.tsx';
import { labyrinthPath } from './labyrinth-path.ts';
import { LongDate } from './long-date.tsx';
import type { ReportTexts } from './texts.ts';

type CoverProps = { title: string; fullName: string; university: string | null; date: string; texts: ReportTexts };

const sizeOf = (title: string): string => {
  if (title.length <= 44) return 'short';
  return title.length <= 80 ? 'middle' : 'long';
};

const Labyrinth = () => (
  <svg className="labyrinth" viewBox="0 0 500 514" aria-hidden="true">
    <circle className="disk" cx="250" cy="250" r="236" />
    <path className="corridor" d={labyrinthPath} />
    <path className="line" d={labyrinthPath} />
    <circle className="goal" cx="250" cy="250" r="8" />
  </svg>
);

/** The first page: what the report is, whose, and of which day. */
export const Cover = ({ title, fullName, university, date, texts: { language, t, product } }: CoverProps) => (
  <section className={`cover ${sizeOf(title)}`}>
    <Labyrinth />
    <Brand product={product} />
    <p className="kicker">{t('kicker')}</p>
    <h1>{title}</h1>
    <dl>
      <dt>{t('author')}</dt>
      <dd>{fullName}</dd>
      {university !== null && (
        <>
          <dt>{t('university')}</dt>
          <dd>{university}</dd>
        </>
      )}
      <dt>{t('date')}</dt>
      <dd>
        <LongDate day={date} language={language} />
      </dd>
    </dl>
  </section>
);
