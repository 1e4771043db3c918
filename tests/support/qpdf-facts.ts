import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PdfFacts } from './pdf-facts.ts';

type Dictionary = { readonly [key: string]: unknown };
/** Part of qpdf's JSON, version 2: an object under `obj:12 0 R`, text behind `u:`. */
type Objects = Readonly<Record<string, { value?: unknown; stream?: { dict: Dictionary; data?: string } }>>;

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.replace(/^[ub]:/, '') : '');
const nameOf = (value: unknown): string => (typeof value === 'string' ? value.replace(/^\//, '') : '');
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

const readObjects = (file: string, ...options: string[]): Objects => {
  const told = execFileSync('qpdf', ['--json=2', '--json-key=qpdf', ...options, file], { maxBuffer: 2 ** 28 });
  return JSON.parse(told.toString()).qpdf[1];
};

const factsIn = (file: string): PdfFacts => {
  const objects = readObjects(file);
  const resolve = (value: unknown): unknown => {
    const known = typeof value === 'string' && / R$/.test(value) ? objects[`obj:${value}`] : undefined;
    return known ? (known.value ?? known.stream?.dict) : value;
  };
  const at = (value: unknown): Dictionary => {
    const resolved = resolve(value);
    return isDictionary(resolved) ? resolved : {};
  };
  const trailer = at(objects.trailer?.value);
  const root = at(trailer['/Root']);
  /** Elements in reading order. */
  const walk = (value: unknown): Dictionary[] => {
    const element = resolve(value);
    if (Array.isArray(element)) return element.flatMap(walk);
    if (!isDictionary(element)) return [];
    return [...(element['/S'] ? [element] : []), ...listOf(element['/K']).flatMap(walk)];
  };
  const elements = walk(at(root['/StructTreeRoot'])['/K']);
  const fonts = Object.values(objects).flatMap(({ value }) =>
    isDictionary(value) && value['/Type'] === '/FontDescriptor' ? [value] : [],
  );
  const metadataId = String(root['/Metadata']);
  const number = metadataId.split(' ')[0] ?? '';
  const told = readObjects(file, `--json-object=${number},0`, '--json-stream-data=inline', '--decode-level=all');
  const xmp = Buffer.from(told[`obj:${metadataId}`]?.stream?.data ?? '', 'base64').toString();
  return {
    isTagged: at(root['/MarkInfo'])['/Marked'] === true,
    language: textOf(root['/Lang']),
    title: textOf(at(trailer['/Info'])['/Title']),
    xmpTitle: /<dc:title>.*?<rdf:li[^>]*>([^<]*)</s.exec(xmp)?.[1] ?? '',
    pdfua: /<pdfuaid:part>(\d)</.exec(xmp)?.[1] ?? '',
    showsTitle: at(root['/ViewerPreferences'])['/DisplayDocTitle'] === true,
    headings: elements.flatMap((element) => Number(/^H([1-6])$/.exec(nameOf(element['/S']))?.[1]) || []),
    figures: elements.flatMap((element) => (element['/S'] === '/Figure' ? textOf(element['/Alt']) : [])),
    scopes: elements.flatMap((element) =>
      element['/S'] === '/TH'
        ? nameOf(listOf(resolve(element['/A'])).flatMap((one) => at(one)['/Scope'] ?? [])[0])
        : [],
    ),
    fontsNotEmbedded: fonts
      .filter((font) => !Object.keys(font).some((key) => /^\/FontFile[23]?$/.test(key)))
      .map((font) => nameOf(font['/FontName'])),
    bookmarks: listOf(at(root['/Outlines'])['/First']).length,
  };
};

/** Reads a file with qpdf, which shares no code with pdf.js. */
export const readByQpdf = (bytes: Uint8Array): PdfFacts => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  const file = join(folder, 'print.pdf');
  writeFileSync(file, bytes);
  try {
    return factsIn(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
