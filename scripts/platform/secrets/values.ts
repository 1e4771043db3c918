import { randomInt } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Generation, Secret } from '#scripts/platform/template/secrets.ts';

/** Returns the whole secret or one of its JSON keys. Throws if there is none. */
export type SecretValue = (arnOrName: string, jsonKey?: string) => string;

const lowercase = 'abcdefghijklmnopqrstuvwxyz';
/** https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_GetRandomPassword.html */
const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const alphabetsOf = (how: Generation): string[] =>
  [
    how.ExcludeLowercase ? '' : lowercase,
    how.ExcludeUppercase ? '' : lowercase.toUpperCase(),
    how.ExcludeNumbers ? '' : '0123456789',
    how.ExcludePunctuation ? '' : punctuation,
    how.IncludeSpace ? ' ' : '',
  ]
    .map((alphabet) => [...alphabet].filter((character) => !how.ExcludeCharacters.includes(character)).join(''))
    .filter(Boolean);

const pick = (alphabet: string): string => alphabet[randomInt(alphabet.length)] ?? '';

const randomText = (how: Generation): string => {
  const alphabets = alphabetsOf(how);
  for (;;) {
    const text = Array.from({ length: how.PasswordLength }, () => pick(alphabets.join(''))).join('');
    const isEachIncluded = alphabets.every((alphabet) => [...text].some((character) => alphabet.includes(character)));
    if (isEachIncluded || !how.RequireEachIncludedType) return text;
  }
};

const generate = (how: Generation): string => {
  const { SecretStringTemplate, GenerateStringKey } = how;
  if (SecretStringTemplate === undefined || GenerateStringKey === undefined) return randomText(how);
  return JSON.stringify({ ...JSON.parse(SecretStringTemplate), [GenerateStringKey]: randomText(how) });
};

/** Atomic: of two concurrent runners, both read the first one’s value. */
const readOrCreate = (file: string, make: () => string): string => {
  if (!existsSync(file)) {
    const scratch = `${file}.${process.pid}.part`;
    writeFileSync(scratch, make(), { mode: 0o600 });
    try {
      linkSync(scratch, file);
    } finally {
      rmSync(scratch);
    }
  }
  return readFileSync(file, 'utf8');
};

const json = z.record(z.string(), z.unknown());

/** Generates each secret once, in a file that only its owner can read. */
export const openSecrets = (folder: string, secrets: readonly Secret[]): SecretValue => {
  mkdirSync(folder, { recursive: true });
  const values = new Map<string, string>();
  for (const { arn, name, generation } of secrets) {
    const value = readOrCreate(join(folder, `${name.replaceAll('/', '_')}.secret`), () => generate(generation));
    values.set(arn, value).set(name, value);
  }
  return (arnOrName, jsonKey) => {
    const value = values.get(arnOrName);
    if (value === undefined) throw new Error(`There is no secret ${arnOrName}`);
    if (!jsonKey) return value;
    const member = json.parse(JSON.parse(value))[jsonKey];
    if (member === undefined) throw new Error(`The secret ${arnOrName} has no key ${jsonKey}`);
    return typeof member === 'string' ? member : JSON.stringify(member);
  };
};

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references-secretsmanager.html */
const reference =
  /\{\{resolve:secretsmanager:((?:arn:[^:]*:[^:]*:[^:]*:[^:]*:secret:)?[^:}]+)(?::SecretString)?(?::([^:}]*))?(?::[^:}]*){0,2}\}\}/g;

export const fillReferences = (value: unknown, secretValue: SecretValue): unknown => {
  if (typeof value === 'string') {
    const filled = value.replace(reference, (_, secret: string, jsonKey?: string) => secretValue(secret, jsonKey));
    if (filled.includes('{{resolve:')) throw new Error(`The local runner does not know the reference in ${value}`);
    return filled;
  }
  if (Array.isArray(value)) return value.map((item) => fillReferences(item, secretValue));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillReferences(item, secretValue)]));
};
