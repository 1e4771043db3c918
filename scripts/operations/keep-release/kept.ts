import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unzipSync } from 'fflate';
import * as z from 'zod/mini';
import type { Document } from '#scripts/tools/openapi/compatible.ts';

export const keptFolder = resolve(import.meta.dirname, '../../../tests/release');

export const names = {
  release: 'release.json',
  calls: 'calls.txt',
  openapi: 'openapi.json.br',
  items: 'items.jsonl.br',
  site: 'site.zip',
} as const;

export const release = z.object({ version: z.string(), date: z.string(), commit: z.string() });

export type Item = Record<string, AttributeValue>;

const inBase64 = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
const fromBase64 = (name: string, value: unknown): unknown =>
  name === 'B' && typeof value === 'string' ? Buffer.from(value, 'base64') : value;

/** DynamoDB's notation, one item per line, compressed. */
export const packItems = (items: readonly Item[]): Buffer =>
  brotliCompressSync(items.map((item) => `${JSON.stringify(item, inBase64)}\n`).join(''));

export const unpackItems = (packed: Uint8Array): Item[] =>
  brotliDecompressSync(packed)
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line, fromBase64));

const read = (name: keyof typeof names): Buffer => readFileSync(join(keptFolder, names[name]));

export const kept = {
  release: () => release.parse(JSON.parse(read('release').toString())),
  calls: (): string[] => read('calls').toString().trim().split('\n'),
  openapi: (): Document => JSON.parse(brotliDecompressSync(read('openapi')).toString()),
  items: (): Item[] => unpackItems(read('items')),
  site: (): Record<string, Uint8Array> => unzipSync(read('site')),
};
