import { Brand } from './brand.tsx';
import { Labyrinth } from './labyrinth.tsx';
import { LongDate } from './long-date.tsx';
import type { ReportTexts } from './texts.ts';

type CoverProps = { title: string; fullName: string; university: string | null; date: string; texts: ReportTexts };

const sizeOf = (title: string): string => {
  if (title.length <= 44) return 'short';
  return title.length <= 80 ? 'middle' : 'long';
};

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
