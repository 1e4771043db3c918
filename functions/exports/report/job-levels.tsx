import { levelIcons } from './icons.tsx';
import type { ReportSkill } from './input.ts';
import type { ReportTexts } from './texts.ts';

const levels = ['strength', 'warning', 'weakness'] as const;

type LevelProps = { level: (typeof levels)[number]; skills: readonly ReportSkill[]; texts: ReportTexts };

const Level = ({ level, skills, texts: { t, list } }: LevelProps) => {
  const ofLevel = skills.filter((skill) => skill.level === level);
  if (ofLevel.length === 0) return null;
  return (
    <li>
      {levelIcons[level]}
      <span className={`level ${level}`}>{t(`jobs.level.${level}`)}</span>{' '}
      {list(ofLevel.map(({ name, value }) => t('jobs.skill', { name, value })))}
    </li>
  );
};

type JobLevelsProps = { skills: readonly ReportSkill[]; texts: ReportTexts };

export const JobLevels = ({ skills, texts }: JobLevelsProps) =>
  skills.length === 0 ? null : (
    <ul className="levels">
      {levels.map((level) => (
        <Level key={level} level={level} skills={skills} texts={texts} />
      ))}
    </ul>
  );
