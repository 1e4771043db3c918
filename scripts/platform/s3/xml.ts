import type { Response } from '#scripts/platform/http/message.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const characters = Object.fromEntries(Object.entries(entities).map(([character, entity]) => [entity, character]));

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const unescapeXml = (text: string): string =>
  text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, digits) => String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)))
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => characters[entity] ?? entity);

/** Inserts a list of elements unchanged; escapes a text. */
export const element = (name: string, content: string | number | boolean | string[]): string =>
  `<${name}>${Array.isArray(content) ? content.join('') : escapeXml(String(content))}</${name}>`;

export const xmlResponse = (status: number, root: string): Response => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root}`),
});

export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescapeXml(text));
