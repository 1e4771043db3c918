import type { Language } from '#shared/lists.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Leaves room in 80 columns for the quote marks of replies. */
const columns = 72;

/** Breaks at ordinary spaces only, so that a narrow no-break space stays with its sign. */
export const wrap = (paragraph: string, width = columns): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
};

/** Content id of the picture that the HTML shows. */
export const sealId = 'seal@thesee';

/** `replyTo` is an address; absent if nobody reads replies. */
export type Letter = { subject: string; text: string; html: string; replyTo?: string };

type Content = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Somebody else’s text, after the first paragraph. */
  quote?: string;
  action: { label: string; link: string };
  note: string;
  frame: { product: string; linkSpelled: string; signature: string; automatic: string };
};

// Mail clients support neither style sheets nor variables: these are the light values of the site's tokens.
const ink = '#241b2b';
const muted = '#625769';
const accent = '#5f2c7c';
const line = '#ded7e2';
const page = '#f7f5f7';
const serif = 'Baskervville, Baskerville, Georgia, serif';
const sans = "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const quoteMark = '> ';

/** Marks every line, so that no text of somebody else reads as ours. */
const quotedText = (quote: string): string =>
  quote
    .split('\n')
    .flatMap((line) => wrap(line, columns - quoteMark.length).split('\n'))
    .map((line) => `${quoteMark}${line}`.trimEnd())
    .join('\n');

const quotedHtml = (quote: string): string =>
  `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${line}">${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>`;

/** Returns plain text, and HTML that shows the seal and needs nothing else; escapes every text. */
export const layout = (language: Language, content: Content): Letter => {
  const { subject, greeting, paragraphs, quote, action, note, frame } = content;
  const [first = '', ...others] = paragraphs;
  const link = escapeHtml(action.link);

  const text = [
    greeting,
    wrap(first),
    ...(quote === undefined ? [] : [quotedText(quote)]),
    ...others.map((other) => wrap(other)),
    `${action.label}\n${action.link}`,
    wrap(note),
    `-- \n${frame.signature}\n${wrap(frame.automatic)}`,
  ];
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${page};color:${ink};font:17px/26px ${sans}">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font:600 20px/42px ${serif};color:${accent}"><img src="cid:${sealId}" width="40" height="42" alt="" style="margin:0 12px 0 0;vertical-align:middle">${escapeHtml(frame.product)}</p>
<div style="padding:28px 24px 12px;background:#ffffff;border:1px solid ${line};border-radius:3px">
<h1 style="margin:0 0 24px;font:400 28px/34px ${serif}">${escapeHtml(subject)}</h1>
${[greeting, first].map(paragraph).join('\n')}
${[...(quote === undefined ? [] : [quotedHtml(quote)]), ...others.map(paragraph)].join('\n')}
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:9px 24px;border-radius:999px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
${paragraph(note)}
<p style="margin:24px 0 16px;font-size:15px;line-height:22px;color:${muted}">${escapeHtml(frame.linkSpelled)}<br><a href="${link}" style="color:${accent};word-break:break-all">${link}</a></p>
</div>
<p style="margin:16px 0 0;font-size:15px;line-height:22px;color:${muted}">${escapeHtml(frame.signature)}<br>${escapeHtml(frame.automatic)}</p>
</div>
</body>
</html>
`;
  return { subject, text: `${text.join('\n\n')}\n`, html };
};
