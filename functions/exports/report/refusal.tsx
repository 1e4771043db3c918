import type { ReportJobs } from './input.ts';
import type { ReportTexts } from './texts.ts';

type RefusalProps = { jobs: Extract<ReportJobs, { kind: 'refused' }>; texts: ReportTexts };

/** Why no job can be suggested yet, and what is missing in which category. */
export const Refusal = ({
  jobs: { isFlat, categories },
  texts: { t, incomplete, category: categoryName },
}: RefusalProps) => (
  <>
    <p className="strong">{incomplete}</p>
    <p>{t(isFlat ? 'jobs.refusedFlat' : 'jobs.refusedIncomplete')}</p>
    {!isFlat && (
      <ul className="missing">
        {categories.map(({ category, rated, total }) => (
          <li key={category}>
            {t('jobs.missing', {
              category: categoryName('skill', category),
              rated: t('ratedOf', { count: rated, total }),
            })}
          </li>
        ))}
      </ul>
    )}
  </>
);
