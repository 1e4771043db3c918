import type { ReportJob } from './input.ts';
import type { ReportTexts } from './texts.ts';

/** In words, the weightiest first. */
export const reasonsOf = ({ reasons }: ReportJob, { reason }: ReportTexts): string[] =>
  reasons.flatMap(({ part, name }) => reason(part, name) ?? []);

type JobReasonsProps = { reasons: readonly string[]; texts: ReportTexts };

export const JobReasons = ({ reasons, texts: { t, list } }: JobReasonsProps) =>
  reasons.length === 0 ? null : (
    <p className="closer">
      <span className="muted">{t('jobs.closer')}</span> {list(reasons)}
    </p>
  );
