import { labyrinthPath } from './labyrinth-path.ts';
import { LongDate } from './long-date.tsx';
import type { ReportTexts } from './texts.ts';

type CoverProps = { title: string; fullName: string; date: string; texts: ReportTexts };

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

const Mark = () => (
  <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
    <path className="door" d="M2.6 20.8V11.9a9.4 9.4 0 0 1 18.8 0v8.9" />
    <path className="line" d="M7.3 20.8v-8.9a4.7 4.7 0 0 1 9.4 0v3.2a2.35 2.35 0 0 1-4.7 0v-2.6" />
    <circle className="goal" cx="12" cy="11.9" r="2" />
  </svg>
);

/** The first page: what the report is, whose, and of which day. */
export const Cover = ({ title, fullName, date, texts: { language, t, product } }: CoverProps) => (
  <section className={`cover ${sizeOf(title)}`}>
    <Labyrinth />
    <p className="brand">
      <Mark />
      {product}
    </p>
    <p className="kicker">{t('kicker')}</p>
    <h1>{title}</h1>
    <dl>
      <dt>{t('author')}</dt>
      <dd>{fullName}</dd>
      <dt>{t('date')}</dt>
      <dd>
        <LongDate day={date} language={language} />
      </dd>
    </dl>
  </section>
);
