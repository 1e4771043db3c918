import { useId } from 'react';
import { reasonsOf } from '#shared/matching/job-reasons.ts';
import type { JobExplanation, JobPart } from '#shared/schemas/portfolio.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { SignedBar } from './signed-bar.tsx';
import type { Names } from './use-names.ts';
import { usePartWords } from './use-part-words.ts';

type SideProps = {
  title: string;
  none: string;
  parts: readonly JobPart[];
  most: number;
  all: JobExplanation['parts'];
  names: Names;
};

const Side = ({ title, none, parts, most, all, names }: SideProps) => {
  const id = useId();
  const { nameOf, standingOf, becauseOf } = usePartWords(names);
  return (
    <section aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      {parts.length === 0 && <p className="small muted">{none}</p>}
      <ul className="weighed">
        {parts.map((part) => {
          const because = becauseOf(part, all);
          return (
            <li key={`${part.kind} ${part.id}`}>
              <span>{nameOf(part)}</span>
              <SignedBar value={part.contribution} most={most} />
              <span className="small num">{standingOf(part)}</span>
              {because && <p className="small muted">{because}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** What brings a job closest to somebody and what moves it furthest away, each in words and as a thread. */
export const Reasons = ({ explanation, names }: { explanation: JobExplanation; names: Names }) => {
  const { t } = useTranslation('explanations');
  const { closer, away } = reasonsOf(explanation);
  const most = Math.max(...[...closer, ...away].map(({ contribution }) => Math.abs(contribution)));
  const shared = { most, all: explanation.parts, names };
  return (
    <>
      <Side title={t('closer')} none={t('noCloser')} parts={closer} {...shared} />
      <Side title={t('away')} none={t('noAway')} parts={away} {...shared} />
    </>
  );
};
