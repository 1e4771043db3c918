import { Failure } from '#functions/data/kernel/failure.ts';

/** `title` stays escaped, because XML and HTML escape it alike. */
type Metadata = { language: string; title: string };

const findMetadata = (html: string): Metadata | null => {
  const language = /<html lang="([^"]+)"/.exec(html)?.[1];
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replace(/\p{Cc}/gu, ' ');
  return language && title ? { language, title } : null;
};

const xmpPacket = ({ language, title }: Metadata): string => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

const entry = (offset: number): string => `${String(offset).padStart(10, '0')} 00000 n \n`;

const numberIn = (text: string, pattern: RegExp): number => {
  const found = pattern.exec(text)?.[1];
  if (!found) throw new Failure(`the printed file has no ${pattern.source}`);
  return Number(found);
};

/**
 * Adds the PDF/UA metadata (ISO 14289-1, 5) that Chromium leaves out of tagged files. An incremental update: no offset
 * of the file changes. A page without language or title stays unmarked.
 */
export const markAccessible = (pdf: Uint8Array, html: string): Uint8Array => {
  const found = findMetadata(html);
  if (!found) return pdf;
  const file = Buffer.from(pdf).toString('latin1');
  const trailer = file.slice(file.lastIndexOf('trailer'));
  const size = numberIn(trailer, /\/Size (\d+)/);
  const root = numberIn(trailer, /\/Root (\d+) 0 R/);
  const info = numberIn(trailer, /\/Info (\d+) 0 R/);
  const before = numberIn(trailer, /startxref\s+(\d+)/);
  const start = file.lastIndexOf(`\n${root} 0 obj\n<</Type /Catalog`) + 1;
  const catalogue = file.slice(start, file.indexOf('endobj', start)).trimEnd().replace(/>>$/, '');

  const metadata = Buffer.from(xmpPacket(found)).toString('latin1');
  const added =
    `${size} 0 obj\n<</Type /Metadata /Subtype /XML /Length ${metadata.length}>> stream\n${metadata}\nendstream\nendobj\n` +
    `${catalogue}\n/Metadata ${size} 0 R>>\nendobj\n`;
  const end = file.length + 1;
  const references =
    `xref\n${root} 1\n${entry(end + added.indexOf(`${root} 0 obj\n<</Type /Catalog`))}${size} 1\n${entry(end)}` +
    `trailer\n<</Size ${size + 1} /Root ${root} 0 R /Info ${info} 0 R /Prev ${before}>>\n` +
    `startxref\n${end + added.length}\n%%EOF\n`;
  return Buffer.from(`${file}\n${added}${references}`, 'latin1');
};
