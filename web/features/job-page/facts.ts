import { jobFacts } from '#shared/schemas/catalogue-lists.ts';
import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';
import { useJobFields } from '#web/lib/words/use-job-fields.ts';

/** Decapitalizes words that follow others: "la recherche". */
export const inSentence = (text: string): string => {
  const language = currentLanguage();
  return text.slice(0, 1).toLocaleLowerCase(language) + text.slice(1);
};

/** Returns the catalogue's facts about a job; `text` is empty where a fact is not known. */
export const useFacts = (Job: JobExplanation['Job']): { name: string; heading: string; text: string }[] => {
  const { headingOf, textsOf } = useJobFields();
  return jobFacts.map((name) => {
    const texts = textsOf('fact', name, Job[name]);
    return {
      name,
      heading: headingOf(name),
      text: texts.map((text, place) => (place === 0 ? text : inSentence(text))).join(', '),
    };
  });
};
