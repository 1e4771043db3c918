import { Raised } from '../report/raised.tsx';
import type { ReportTexts } from '../report/texts.ts';
import type { SharedDoctorate } from './input.ts';

type FactsProps = { doctorate: SharedDoctorate; texts: ReportTexts };

export const Facts = ({ doctorate: { title, startDate, endDate }, texts: { t, period } }: FactsProps) => {
  const duration = startDate === null ? null : period(startDate, endDate);
  if (title === null && duration === null) return null;
  return (
    <dl className="facts">
      {title !== null && (
        <div className="wide">
          <dt>{t('share.thesis')}</dt>
          <dd>{title}</dd>
        </div>
      )}
      {duration !== null && (
        <div>
          <dt>{t('share.duration')}</dt>
          <dd>
            <Raised>{duration}</Raised>
          </dd>
        </div>
      )}
    </dl>
  );
};
