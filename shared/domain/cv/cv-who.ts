import type { Language } from '../../lists.ts';
import type { PublicCv } from '../../schemas/usercv.ts';
import { doctoralYear } from '../doctoral-year.ts';
import { longMonth } from '../long-date.ts';

type Doctorate = Pick<NonNullable<PublicCv['doctorate']>, 'researchDomain' | 'startDate' | 'estimatedEndDate'>;

/** Domains are common nouns, which both languages write in lower case inside a sentence. */
const inSentence = (label: string, language: Language): string =>
  label.slice(0, 1).toLocaleLowerCase(language) + label.slice(1);

/** The month in which the doctorate is to end; null when unknown or past. */
export const cvEnd = (
  { estimatedEndDate }: Pick<Doctorate, 'estimatedEndDate'>,
  { language, today }: { language: Language; today: string },
): string | null =>
  estimatedEndDate === null || estimatedEndDate < today ? null : longMonth(estimatedEndDate, language);

/**
 * Describes the owner below the name: the words of `who` in the CV’s texts and the current year of the doctorate,
 * which is null once the doctorate is past its end. Null when neither domain nor year is known.
 */
export const cvWho = (
  { researchDomain, startDate, estimatedEndDate }: Doctorate,
  { language, today, labelOf }: { language: Language; today: string; labelOf: (domain: string) => string },
) => {
  const isOver = estimatedEndDate !== null && estimatedEndDate < today;
  const year = isOver ? null : (doctoralYear(startDate, estimatedEndDate, today)?.current ?? null);
  if (!researchDomain && year === null) return null;
  const domain = researchDomain ? inSentence(labelOf(researchDomain), language) : '';
  const context = domain && year ? 'inYears' : domain ? 'done' : 'years';
  return { key: `who.${context}` as const, domain, year };
};
