import type { ReportTexts } from '../report/texts.ts';
import type { SharedStrength } from './input.ts';

type StrengthsProps = { strengths: readonly SharedStrength[]; texts: ReportTexts };

export const Strengths = ({ strengths, texts: { t, level, figure } }: StrengthsProps) => {
  if (strengths.length === 0) return null;
  const counted = t(`share.strengths.${strengths.length as 1 | 2 | 3 | 4}`);
  const areProven = strengths.every(({ proof }) => proof !== null);
  return (
    <section>
      <h2>{areProven ? t('share.proven', { count: strengths.length, strengths: counted }) : counted}</h2>
      <ul className="force">
        {strengths.map(({ name, value, proof }) => (
          <li key={name}>
            <div className="named">
              <h3>{name}</h3>
              <p>{t('share.level', { word: level('skill', value), value: figure(value) })}</p>
            </div>
            {proof !== null && <p>{proof}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};
