import { foldPassword, isBreached } from './breached-passwords.ts';
import { commonPhrases, commonWords, keyboardWalks } from './common-passwords.ts';

/** A match on `university` counts as common, as everybody there knows it; a match on the rest counts as personal. */
type PasswordOwner = { email: string; firstName: string; lastName: string; university?: string };

/** A password with a name or keyboard runs needs as many other characters as this. */
const minOtherChars = 8;
/** A password with common words needs as many other letters as this. */
const minOtherLetters = 4;
const minPhraseWords = 3;
const minDistinctChars = 5;
const minRunLength = 3;
const minWordLength = 3;

const lettersAndDigits = (text: string): string => foldPassword(text).replace(/[^\p{L}\p{N}]/gu, '');

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

/** Returns the password itself, and with lookalikes read as letters (P@ssw0rd). */
const readings = (password: string): string[] => {
  const typed = foldPassword(password);
  return [typed, typed.replace(/[013457@$]/g, (character) => lookalikes[character] ?? '')];
};

const longestFirst = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word) => word.length >= minWordLength).sort((a, b) => b.length - a.length);

const wordsOf = (text: string): string[] => foldPassword(text).split(/[^\p{L}\p{N}]+/u);

const common = longestFirst([...commonWords, ...commonPhrases]);

/**
 * Removes the longest words first. A space replaces each word, so that the text around it does not join into another
 * word.
 */
const removeWords = (words: readonly string[], text: string): { rest: string; found: number } => {
  let rest = text;
  let found = 0;
  for (const word of words) {
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, ' ');
    found += 1;
  }
  return { rest, found };
};

const bothWays = keyboardWalks.flatMap((walk) => [walk, [...walk].reverse().join('')]).join('\n');

const withoutRuns = (text: string): string => {
  let rest = '';
  for (let start = 0; start < text.length; ) {
    let end = start + 1;
    while (end < text.length && bothWays.includes(text.slice(start, end + 1))) end += 1;
    const isRun = end - start >= minRunLength;
    rest += isRun ? ' ' : text.charAt(start);
    start = isRun ? end : start + 1;
  }
  return rest;
};

const isPersonal = (reading: string, { email, firstName, lastName }: PasswordOwner): boolean => {
  const [local = ''] = email.split('@');
  const wholes = [email, local, firstName + lastName, lastName + firstName].map(lettersAndDigits);
  const own = longestFirst([...wholes, ...wordsOf(`${firstName} ${lastName} ${local}`)]);
  const { rest, found } = removeWords(own, lettersAndDigits(reading));
  return found > 0 && lettersAndDigits(rest).length < minOtherChars;
};

const isRepeated = (reading: string): boolean =>
  new Set(reading).size < minDistinctChars || /^(.{1,8}?)\1+$/u.test(reading);

const isCommon = (reading: string, { university = '' }: PasswordOwner): boolean => {
  if (isRepeated(reading) || isBreached(reading)) return true;
  const words = longestFirst([...common, lettersAndDigits(university), ...wordsOf(university)]);
  const { rest, found } = removeWords(words, lettersAndDigits(reading));
  if (found >= minPhraseWords) return false;
  if (found > 0) return withoutRuns(rest).replace(/\P{L}/gu, '').length < minOtherLetters;
  return withoutRuns(reading).replaceAll(' ', '').length < minOtherChars;
};

/** Returns an error code; null when the user may have the password. The contract checks the length. */
export const passwordFinding = (
  password: string,
  owner: PasswordOwner,
): 'password_personal' | 'password_common' | null => {
  const read = readings(password);
  if (read.some((reading) => isPersonal(reading, owner))) return 'password_personal';
  return read.some((reading) => isCommon(reading, owner)) ? 'password_common' : null;
};
