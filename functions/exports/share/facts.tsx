import { ordinalSuffix } from '#shared/domain/ordinal.ts';
import type { ReportTexts } from '../report/texts.ts';
import type { SharedDoctorate } from './input.ts';

type FactsProps = { doctorate: SharedDoctorate; texts: ReportTexts };

export const Facts = ({ doctorate: { title, year, laboratory, school }, texts: { t, language } }: FactsProps) => {
  const currentYear = year !== null && (
    <>
      {year}
      <sup>{ordinalSuffix(year, language)}</sup>
    </>
  );
  const facts = [
    { label: 'thesis', fact: title },
    { label: 'year', fact: currentYear || null },
    { label: 'laboratory', fact: laboratory },
    { label: 'school', fact: school },
  ] as const;
  const known = facts.filter(({ fact }) => fact !== null);
  if (known.length === 0) return null;
  return (
    <dl className="facts">
      {known.map(({ label, fact }) => (
        <div key={label} className={label === 'thesis' ? 'wide' : undefined}>
          <dt>{t(`share.${label}`)}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
};
