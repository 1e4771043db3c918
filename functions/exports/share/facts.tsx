import { ordinalSuffix } from '#shared/domain/ordinal.ts';
import type { ReportTexts } from '../report/texts.ts';
import type { SharedDoctorate } from './input.ts';

type FactsProps = { doctorate: SharedDoctorate; texts: ReportTexts };

export const Facts = ({ doctorate: { title, year, laboratory, school }, texts: { t, language } }: FactsProps) => {
  if ([title, year, laboratory, school].every((fact) => fact === null)) return null;
  return (
    <dl className="facts">
      {title !== null && (
        <div className="wide">
          <dt>{t('share.thesis')}</dt>
          <dd>{title}</dd>
        </div>
      )}
      {year !== null && (
        <div>
          <dt>{t('share.year')}</dt>
          <dd>
            {year}
            <sup>{ordinalSuffix(year, language)}</sup>
          </dd>
        </div>
      )}
      {laboratory !== null && (
        <div>
          <dt>{t('share.laboratory')}</dt>
          <dd>{laboratory}</dd>
        </div>
      )}
      {school !== null && (
        <div>
          <dt>{t('share.school')}</dt>
          <dd>{school}</dd>
        </div>
      )}
    </dl>
  );
};
