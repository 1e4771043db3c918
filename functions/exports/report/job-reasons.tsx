import type { ReportJob } from './input.ts';
import type { ReportTexts } from './texts.ts';
import { DuoThread } from './thread.tsx';

type JobProps = { job: ReportJob; texts: ReportTexts };

export const Closer = ({ job: { reasons }, texts: { t, reason, list } }: JobProps) => {
  const said = reasons.flatMap(({ part, name }) => reason(part, name) ?? []);
  return said.length === 0 ? null : (
    <p className="apart">
      <span className="label">{t('jobs.closer')}</span> {list(said)}
    </p>
  );
};

export const JobReasons = ({ job, texts }: JobProps) => {
  const { t, mean } = texts;
  return (
    <div className="reasons">
      <div>
        {job.description !== '' && <p>{job.description}</p>}
        <Closer job={job} texts={texts} />
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
          {job.skills.map(({ name, value, importance }) => (
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
};
