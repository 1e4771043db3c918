import { formatMoment } from '#functions/mails/moment.ts';
import { archive as en } from '#shared/i18n/en/archive.ts';
import { lists as listsEn } from '#shared/i18n/en/lists.ts';
import { wishes as wishesEn } from '#shared/i18n/en/wishes.ts';
import { archive as fr } from '#shared/i18n/fr/archive.ts';
import { lists as listsFr } from '#shared/i18n/fr/lists.ts';
import { wishes as wishesFr } from '#shared/i18n/fr/wishes.ts';
import { sentence } from '#shared/i18n/sentence.ts';
import type { Language } from '#shared/lists.ts';

const texts = {
  fr: { archive: fr, lists: listsFr, wishes: wishesFr },
  en: { archive: en, lists: listsEn, wishes: wishesEn },
};

export type ArchiveFile = keyof typeof fr.files;

type Holds = { photo: string | null; hasDocuments: boolean; hasCv: boolean; hasMore: boolean };

type Moment = { now: Date; timeZone: string };

const block = (title: string, about: string, lines: readonly string[] = []): string =>
  [title, `  ${about}`, ...lines.map((line) => `    ${line}`)].join('\n');

const linesOf = (named: Readonly<Record<string, string>>): string[] =>
  Object.entries(named).map(([name, text]) => `${name}: ${text}`);

export const readme = (
  language: Language,
  { now, timeZone }: Moment,
  { photo, hasDocuments, hasCv, hasMore }: Holds,
): string => {
  const { archive, lists, wishes } = texts[language];
  const { others, files, codes, left } = archive;
  const kinds = Object.entries(wishes.kind).map(([id, { name }]) => [id, name] as const);
  const coded = ['researchDomain', 'financingType', 'complementaryActivity', 'otherDiploma'] as const;
  const parts = [
    archive.title,
    sentence(language, archive, 'madeAt', { at: formatMoment(language, now, timeZone) }) ?? '',
    ...archive.intro,
    ...(hasMore ? [archive.more] : []),
    ...Object.entries(files).map(([name, { about, fields }]) => block(`${name}.json`, about, linesOf(fields))),
    ...(photo ? [block(photo, others.photo)] : []),
    ...(hasDocuments ? [block('documents/', others.documents)] : []),
    hasCv ? block('cv.pdf', others.cv) : others.noCv,
    codes.title,
    ...coded.map((name) => block(name, codes[name], linesOf(lists[name]))),
    block('wishes', codes.wishes, linesOf(Object.fromEntries(kinds))),
    left.title,
    ...left.items.map((item) => `- ${item}`),
  ];
  return `${parts.join('\n\n')}\n`;
};
