import type { JobPart } from '#shared/schemas/portfolio.ts';
import { currentLanguage, useTranslation } from '#web/lib/words/i18n.ts';

/** `said` is emphasised. */
export type Phrase = { said: string; rest: string };

/** Characters that two reasons may take on a row. */
const most = 46;
const lengthOf = (phrases: readonly Phrase[]): number => phrases.map(({ said, rest }) => said + rest).join(', ').length;

/** The first phrase and the first other one that fits beside it. */
export const fittingPhrases = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const [first, ...others] = phrases;
  if (!first) return [];
  const second = others.find((phrase) => lengthOf([first, phrase]) <= most);
  return second ? [first, second] : [first];
};

/** A rating that brings a job closer because the job does not ask for it reads wrongly by its name alone. */
const isNamed = ({ kind, value, importantFlag, importance, usualImportance }: JobPart): boolean =>
  kind === 'skill' && ((value ?? 0) > 3 || importantFlag === true) && importance >= usualImportance;

/**
 * Returns the reasons for a job in short words, the weightiest first; leaves out parts without them. The job's page
 * says whole sentences with figures (`part-words.ts`), so the two share no text.
 */
export const useReasonWords = (skillNames: ReadonlyMap<string, string>) => {
  const { t } = useTranslation('jobs');
  const language = currentLanguage();
  const textOf = (part: JobPart): string | undefined => {
    if (part.kind === 'wish') return t('reason.wish', { returnObjects: true })[part.id as 'data'];
    if (part.kind === 'thesis' || part.kind === 'case' || part.kind === 'reaction') return t(`reason.${part.kind}`);
    if (part.kind === 'domain') return part.id === 'open' ? t('reason.domain') : undefined;
    return isNamed(part) ? skillNames.get(part.id ?? '')?.toLocaleLowerCase(language) : undefined;
  };
  return (parts: readonly JobPart[]): readonly Phrase[] => {
    const texts = parts.flatMap((part) => textOf(part) ?? []);
    const phrases = texts.map((text) => {
      const [said = '', rest = ''] = text.split('|');
      return { said, rest };
    });
    return fittingPhrases(phrases).map(({ said, rest }, place) => ({
      said: place === 0 ? said.charAt(0).toLocaleUpperCase(language) + said.slice(1) : said,
      rest,
    }));
  };
};
