import { escapeHtml } from '#functions/mails/layout.ts';
import { isAnyShown } from '#shared/domain/cv/shown-cv.ts';
import { cv as en } from '#shared/i18n/en/cv.ts';
import { cv as fr } from '#shared/i18n/fr/cv.ts';
import { sentence } from '#shared/i18n/sentence.ts';
import type { Language } from '#shared/lists.ts';
import type { PublicCv } from '#shared/schemas/usercv.ts';

const texts = { fr, en } as const;
const locales = { fr: 'fr_FR', en: 'en_GB' } as const;

/** Link previews and search engines show no more characters. */
const longestDescription = 200;

const meta = (by: 'name' | 'property', name: string, content: string): string =>
  `<meta ${by}="${name}" content="${escapeHtml(content)}">`;

const noIndex = meta('name', 'robots', 'noindex');

/** The same title as the site sets after hydration. */
const titleTag = (thing: string, language: Language): string =>
  `<title>${escapeHtml(`${thing} · ${texts[language].title} · Thésée`)}</title>`;

const shorten = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= longestDescription) return line;
  return `${line.slice(0, longestDescription).replace(/\s\S*$/u, '')}…`;
};

/** Escapes JSON so that it cannot close its script element. */
const toScriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const fillShell = (shell: string, head: readonly string[], data: string): string =>
  shell.replace('<!--head-->', () => head.join('')).replace('<!--data-->', () => data);

const dataOf = (cv: PublicCv | null): string =>
  `<script type="application/json" id="public-cv">${toScriptJson(cv)}</script>`;

/** The page is the same for unknown users and for users who show nothing, so that it reveals nobody. */
export const missingPage = (shell: string, language: Language): string =>
  fillShell(shell, [titleTag(texts[language].page.missing, language), noIndex], dataOf(null));

/** Holds no CV, so the site asks for it, and says what became of that and how to try again. */
export const laterPage = (shell: string, language: Language): string =>
  fillShell(shell, [`<title>${escapeHtml(texts[language].title)} · Thésée</title>`, noIndex], '');

const headOf = ({ user, userCv }: PublicCv, { address, language }: { address: URL; language: Language }): string[] => {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const university = user.University?.name;
  const values = { name, university, ...(university && { context: 'at' }) };
  const description = shorten(userCv.about ?? sentence(language, texts[language].page, 'description', values) ?? name);
  const picture = user.avatarUrl && new URL(user.avatarUrl, address).href;
  return [
    titleTag(name, language),
    meta('name', 'description', description),
    ...(userCv.allowIndexing ? [] : [noIndex]),
    `<link rel="canonical" href="${escapeHtml(address.href)}">`,
    meta('property', 'og:type', 'profile'),
    meta('property', 'og:site_name', 'Thésée'),
    meta('property', 'og:title', `${name} · ${texts[language].title}`),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address.href),
    meta('property', 'og:locale', locales[language]),
    ...(picture ? [meta('property', 'og:image', picture)] : []),
  ];
};

/** Null when nothing is shown. */
export const cvPage = (shell: string, cv: PublicCv, to: { address: URL; language: Language }): string | null =>
  isAnyShown(cv.userCv) ? fillShell(shell, headOf(cv, to), dataOf(cv)) : null;
