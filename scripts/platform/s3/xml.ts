const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const characters = Object.fromEntries(Object.entries(entities).map(([character, entity]) => [entity, character]));

/** Text made safe inside an XML or HTML element or attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const unescapeXml = (text: string): string =>
  text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, digits) => String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)))
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => characters[entity] ?? entity);

/** An element: text is escaped, a list of elements is not. */
export const element = (name: string, content: string | number | boolean | string[]): string =>
  `<${name}>${Array.isArray(content) ? content.join('') : escapeXml(String(content))}</${name}>`;

export const xmlDocument = (root: string): Buffer => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root}`);

/** The text of every element of that name. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescapeXml(text));
