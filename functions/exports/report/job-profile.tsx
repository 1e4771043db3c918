import type { ReportJob, ReportSkill } from './input.ts';
import type { ReportTexts } from './texts.ts';
import { DuoThread } from './thread.tsx';

type SkillsProps = { skills: readonly ReportSkill[]; texts: ReportTexts };

const Skills = ({ skills, texts: { t, mean } }: SkillsProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('row.skill')}</th>
        <th scope="col" className="you">
          {t('jobs.you')}
        </th>
        <th scope="col" className="asked">
          {t('jobs.asked')}
        </th>
      </tr>
    </thead>
    <tbody>
      {skills.map(({ name, value, importance }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className="you">
            <DuoThread value={value} importance={importance} />
            {value}
          </td>
          <td className="asked">{mean(importance)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

type JobProfileProps = { job: ReportJob; texts: ReportTexts };

export const JobProfile = ({ job: { description, skills }, texts }: JobProfileProps) => (
  <div className="profile">
    {description !== '' && <p>{description}</p>}
    {skills.length > 0 && <Skills skills={skills} texts={texts} />}
  </div>
);
