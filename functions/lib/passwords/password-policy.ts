import { foldPassword, isBreached } from './breached-passwords.ts';
import { commonPhrases, commonWords, walks } from './common-passwords.ts';

/** Whom a password must not be about: a finding on `university` is common, since everybody there knows it, the rest personal. */
export type PasswordOwner = { email: string; firstName: string; lastName: string; university?: string };

/** Fewer characters than this around a name, or between runs of keys, are "a few". */
const enoughAround = 8;
/** Fewer letters than this beside common words say nothing of one's own. */
const enoughLetters = 4;
/** So many different common words make a phrase, and a phrase is a good password. */
const wordsOfPhrase = 3;
const enoughDifferent = 5;
const shortestRun = 3;
const shortestWord = 3;

/** Without spaces and signs. */
const bare = (text: string): string => foldPassword(text).replace(/[^\p{L}\p{N}]/gu, '');

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** A password as typed, and with what stands for letters read as letters (P@ssw0rd). */
const readings = (password: string): string[] => {
  const typed = foldPassword(password);
  return [typed, typed.replace(/[013457@$]/g, (character) => lookalikes[character] ?? '')];
};

const longestFirst = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word) => word.length >= shortestWord).sort((a, b) => b.length - a.length);

const wordsOf = (text: string): string[] => foldPassword(text).split(/[^\p{L}\p{N}]+/u);

const common = longestFirst([...commonWords, ...commonPhrases]);

/** Takes out words, the longest first; a space stays, so that what stood around one never joins to another. */
const without = (words: readonly string[], text: string): { rest: string; found: number } => {
  let rest = text;
  let found = 0;
  for (const word of words) {
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, ' ');
    found += 1;
  }
  return { rest, found };
};

const bothWays = walks.flatMap((walk) => [walk, [...walk].reverse().join('')]).join('\n');

/** Takes out the runs along the alphabet, the figures and the rows of keys. */
const withoutRuns = (text: string): string => {
  let rest = '';
  for (let start = 0; start < text.length; ) {
    let end = start + 1;
    while (end < text.length && bothWays.includes(text.slice(start, end + 1))) end += 1;
    const isRun = end - start >= shortestRun;
    rest += isRun ? ' ' : text.charAt(start);
    start = isRun ? end : start + 1;
  }
  return rest;
};

const isPersonal = (reading: string, { email, firstName, lastName }: PasswordOwner): boolean => {
  const [local = ''] = email.split('@');
  const wholes = [email, local, firstName + lastName, lastName + firstName].map(bare);
  const own = longestFirst([...wholes, ...wordsOf(`${firstName} ${lastName} ${local}`)]);
  const { rest, found } = without(own, bare(reading));
  return found > 0 && bare(rest).length < enoughAround;
};

/** Few different characters, or one short block again and again. */
const isRepeated = (reading: string): boolean =>
  new Set(reading).size < enoughDifferent || /^(.{1,8}?)\1+$/u.test(reading);

const isCommon = (reading: string, { university = '' }: PasswordOwner): boolean => {
  if (isRepeated(reading) || isBreached(reading)) return true;
  const words = longestFirst([...common, bare(university), ...wordsOf(university)]);
  const { rest, found } = without(words, bare(reading));
  if (found >= wordsOfPhrase) return false;
  if (found > 0) return withoutRuns(rest).replace(/\P{L}/gu, '').length < enoughLetters;
  return withoutRuns(reading).replaceAll(' ', '').length < enoughAround;
};

/** Why this person must not choose this password, as a key of i18n's `errors.fields`; null when they may. Length is the contract's. */
export const passwordFinding = (
  password: string,
  owner: PasswordOwner,
): 'password_personal' | 'password_common' | null => {
  const read = readings(password);
  if (read.some((reading) => isPersonal(reading, owner))) return 'password_personal';
  return read.some((reading) => isCommon(reading, owner)) ? 'password_common' : null;
};
