/** A4 in points. */
const page = { width: 595, height: 842, left: 64, top: 760 };
const lineHeight = 17;
const mostSigns = 82;

const beyondLatin1: Readonly<Record<string, number>> = {
  '’': 0x92,
  '–': 0x96,
  '…': 0x85,
  '€': 0x80,
  œ: 0x9c,
  '\u202f': 0xa0,
};
const encoded = (text: string): string =>
  [...text]
    .map((sign) => String.fromCharCode(beyondLatin1[sign] ?? sign.charCodeAt(0)))
    .join('')
    .replace(/[\\()]/g, '\\$&');

const wrapped = (paragraph: string): string[] => {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length < mostSigns) lines[lines.length - 1] = line ? `${line} ${word}` : word;
    else lines.push(word);
  }
  return lines;
};

export const drawPdf = (heading: string, paragraphs: readonly string[]): Uint8Array => {
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), '']);
  const content = [
    'BT',
    `/Bold 18 Tf ${page.left} ${page.top} Td (${encoded(heading)}) Tj`,
    `/Plain 11 Tf 0 ${-2 * lineHeight} Td ${lineHeight} TL`,
    ...lines.map((line) => `(${encoded(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /Bold 5 0 R /Plain 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica-Bold'),
    font('Helvetica'),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const trailer = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + trailer, 'latin1');
};

/** Writes semicolons and a byte order mark, for spreadsheets. */
export const writeTable = (rows: readonly (readonly string[])[]): Uint8Array =>
  Buffer.from(`\ufeff${rows.map((row) => row.join(';')).join('\r\n')}\r\n`, 'utf8');
