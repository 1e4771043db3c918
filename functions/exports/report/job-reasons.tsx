import type { ReportJob } from './input.ts';
import type { ReportTexts } from './texts.ts';
import { DuoThread } from './thread.tsx';

type JobReasonsProps = { job: ReportJob; texts: ReportTexts };

export const JobReasons = ({
  job: { description, distinctive, skills },
  texts: { t, mean, list },
}: JobReasonsProps) => (
  <div className="reasons">
    <div>
      {description !== '' && <p>{description}</p>}
      {distinctive.length > 0 && (
        <p className="apart">
          <span className="label">{t('jobs.apart')}</span> {list(distinctive)}
        </p>
      )}
    </div>
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
              {value ?? t('jobs.unrated')}
            </td>
            <td className="asked">{mean(importance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
