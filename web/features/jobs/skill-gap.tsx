import { effectOf } from '#shared/domain/job-readiness.ts';
import { localized } from '#shared/domain/localized.ts';
import type { ImportantSkill } from '#shared/schemas/portfolio.ts';
import { figure } from '#web/lib/format.ts';
import { currentLanguage, useTranslation } from '#web/lib/i18n.ts';

/** Importances are means of many opinions: half points say as much as they can. */
const toHalves = (importance: number): number => Math.round(importance * 2) / 2;
const place = (value: number): string => `${(100 * value) / 5}%`;

/** A thread from 0 to 5 between a ring, what the job asks, and a disc, one's rating: solid above, dotted below. */
const Thread = ({ asked, value }: { asked: number; value: number | null }) => (
  <svg aria-hidden="true">
    <line className="axis" x1="0" x2="100%" y1="50%" y2="50%" />
    {value !== null && value !== asked && (
      <line
        className={value > asked ? 'above' : 'below'}
        x1={place(Math.min(asked, value))}
        x2={place(Math.max(asked, value))}
        y1="50%"
        y2="50%"
      />
    )}
    {value !== null && <circle className="mine" cx={place(value)} cy="50%" r="7" />}
    <circle className="need" cx={place(asked)} cy="50%" r={value === asked ? 3.5 : 6} />
  </svg>
);

/** One skill of a job: its name, one's rating beside what the job asks, drawn and in figures, and where it leads. */
export const SkillGap = ({ skill: { Skill, value, importance, contribution } }: { skill: ImportantSkill }) => {
  const { t } = useTranslation('jobs');
  const language = currentLanguage();
  const halves = toHalves(importance);
  const asked = figure(halves, language);
  return (
    <li className="gap">
      <span>{localized(Skill, language).name}</span>
      <Thread asked={halves} value={value} />
      <span className="sr">{value === null ? t('why.unrated', { asked }) : t('why.rated', { value, asked })}</span>
      <span className="figures" aria-hidden="true">
        {value === null ? t('level.unrated') : <b>{value}</b>} <span className="muted">{t('why.for', { asked })}</span>
      </span>
      <span className="effect">{value !== null && t(`why.effect.${effectOf(contribution)}`)}</span>
    </li>
  );
};
