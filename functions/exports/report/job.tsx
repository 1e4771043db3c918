import { Star } from './icons.tsx';
import type { ReportJob } from './input.ts';
import type { ReportTexts } from './texts.ts';

type JobProps = { job: ReportJob; texts: ReportTexts; children: React.ReactNode };

/** One suggested job: its rank, its stars in shapes and words, and (the children) why it is suggested. */
export const Job = ({ job: { rank, name, stars, isPartial }, texts, children }: JobProps) => (
  <article>
    <span className="rank">{rank}</span>
    <h3>{name}</h3>
    <p className="stars">
      {[1, 2, 3].map((star) => (
        <Star key={star} filled={star <= stars} />
      ))}
      {texts.t('jobs.stars', { count: stars })}
    </p>
    {isPartial && <p className="partial">{texts.t('jobs.partial')}</p>}
    {children}
  </article>
);
