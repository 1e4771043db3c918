import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacy as en } from '#shared/i18n/en/privacy.ts';
import { privacy as fr } from '#shared/i18n/fr/privacy.ts';
import { type Language, languages } from '#shared/lists.ts';
import { factsIn } from './facts.ts';
import { frenchSpaces } from './french-spaces.ts';

export const paperNames = ['record', 'subprocessors', 'retention', 'impact', 'contract'] as const;
type PaperName = (typeof paperNames)[number] | 'privacy' | 'rules';

const notices = { fr, en } as const;

/** The page's text; its lists are Markdown already. */
const notice = (language: Language): string => {
  const { title, lead, since, sections } = notices[language];
  const parts = Object.values(sections).map(({ title: head, text }) => {
    const blocks = text.replaceAll(/\n(?!- )|(?<!^- .*)\n(?=- )/gm, '\n\n');
    return `## ${head}\n\n${blocks}`;
  });
  return [`# ${title}`, lead, since.replace('{{date}}', '{{noticeDay}}'), ...parts].join('\n\n');
};

export const sourceOf = (name: PaperName, language: Language): string =>
  name === 'privacy'
    ? notice(language)
    : readFileSync(join(import.meta.dirname, `sources/${name}.${language}.md`), 'utf8').trimEnd();

/** Throws for a placeholder without a value. */
export const fill = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`no fact is called ${name}`);
    return fact;
  });

/** Keys are paths. Auditors read the rules in English, as they read the code. */
export const papers = (): Record<string, string> => ({
  'docs/trust/rules.md': `${fill(sourceOf('rules', 'en'), factsIn('en'))}\n`,
  ...Object.fromEntries(
    languages.flatMap((language) => {
      const facts = factsIn(language);
      return ([...paperNames, 'privacy'] as const).map((name) => {
        const filled = fill(sourceOf(name, language), facts);
        return [`docs/trust/${name}.${language}.md`, `${language === 'fr' ? frenchSpaces(filled) : filled}\n`];
      });
    }),
  ),
});
