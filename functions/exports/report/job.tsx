import type { BadgeLevel } from '#shared/domain/job-stars.ts';
import { levelIcons, Star } from './icons.tsx';
import type { ReportJob, ReportSkill } from './input.ts';
import type { ReportTexts } from './texts.ts';

const levels = ['strength', 'warning', 'weakness', 'unrated'] as const satisfies BadgeLevel[];

type LevelProps = { level: BadgeLevel; skills: readonly ReportSkill[]; texts: ReportTexts };

const Level = ({ level, skills, texts: { t } }: LevelProps) => {
  const [first, ...others] = skills
    .filter((skill) => skill.level === level)
    .map(({ name, value }) => (value === null ? name : t('jobs.skill', { name, value })));
  if (first === undefined) return null;
  // The level's word does not stand at the end of a line without any of its skills; the last space lets the line break.
  return (
    <li>
      <span className="together">
        <span className={`level ${level}`}>
          {levelIcons[level]}
          {t(`jobs.level.${level}`)}
        </span>{' '}
        {first}
      </span>
      {others.map((other) => `, ${other}`)}{' '}
    </li>
  );
};

/** One suggested job: its rank, its stars in shapes and words, and the candidate's own ratings of the skills that count most. */
export const Job = ({ job: { rank, name, stars, skills }, texts }: { job: ReportJob; texts: ReportTexts }) => (
  <article>
    <span className="rank">{rank}</span>
    <h3>{name}</h3>
    <p className="stars">
      {[1, 2, 3].map((star) => (
        <Star key={star} filled={star <= stars} />
      ))}
      {texts.t('jobs.stars', { count: stars })}
    </p>
    <ul className="why">
      {levels.map((level) => (
        <Level key={level} level={level} skills={skills} texts={texts} />
      ))}
    </ul>
  </article>
);
