import { reasonWords } from '#shared/domain/reason-words.ts';
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

/**
 * Returns the reasons for a job in short words, the weightiest first; leaves out parts without them. The job's page
 * says whole sentences with figures (`part-words.ts`), so the two share no text.
 */
export const useReasonWords = (skillNames: ReadonlyMap<string, string>) => {
  const { t } = useTranslation('jobs');
  const language = currentLanguage();
  const words = t('reason', { returnObjects: true });
  const textOf = (part: JobPart): string | undefined =>
    reasonWords(part, { words, skillName: skillNames.get(part.id ?? '')?.toLocaleLowerCase(language) });
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
