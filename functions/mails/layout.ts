import type { createI18n } from '#shared/i18n/index.ts';
import type { Language } from '#shared/lists.ts';
import { escapeHtml } from './escape-html.ts';
import { greetingName } from './greeting-name.ts';
import { wrap } from './wrap.ts';

type Translate = ReturnType<typeof createI18n>['t'];
type Mail = { subject: string; text: string; html: string };

/** A mail, to be written in its receiver's language. */
export type Compose = (t: Translate, language: Language) => Mail;

type Content = {
  subject: string;
  firstName: string;
  paragraphs: readonly string[];
  action: { label: string; link: string };
  /** What to do when the mail comes as a surprise. */
  note: string;
};

// Mail programs know no style sheet and no variable: these are the light values of the site's tokens.
const ink = '#241b2b';
const muted = '#625769';
const accent = '#5f2c7c';
const line = '#ded7e2';
const page = '#f7f5f7';
const serif = 'Baskervville, Baskerville, Georgia, serif';
const sans = "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

/** The one look of all mails, as plain text and as HTML that needs nothing from elsewhere; every text is escaped here. */
export const layout = (t: Translate, language: Language, content: Content): Mail => {
  const { subject, paragraphs, action, note } = content;
  const firstName = greetingName(content.firstName);
  const greeting = firstName ? t('greetingTo', { ns: 'mails', firstName }) : t('greeting', { ns: 'mails' });
  const linkSpelled = t('linkSpelled', { ns: 'mails' });
  const signature = t('signature', { ns: 'mails' });
  const automatic = t('automatic', { ns: 'mails' });
  const link = escapeHtml(action.link);

  const text = [
    greeting,
    ...paragraphs.map(wrap),
    `${action.label}\n${action.link}`,
    wrap(note),
    `-- \n${signature}\n${wrap(automatic)}`,
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
<p style="margin:0 0 16px;font:600 20px/28px ${serif};color:${accent}">${escapeHtml(t('product'))}</p>
<div style="padding:28px 24px 12px;background:#ffffff;border:1px solid ${line};border-radius:3px">
<h1 style="margin:0 0 24px;font:400 28px/34px ${serif}">${escapeHtml(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:9px 24px;border-radius:999px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
${paragraph(note)}
<p style="margin:24px 0 16px;font-size:15px;line-height:22px;color:${muted}">${escapeHtml(linkSpelled)}<br><a href="${link}" style="color:${accent};word-break:break-all">${link}</a></p>
</div>
<p style="margin:16px 0 0;font-size:15px;line-height:22px;color:${muted}">${escapeHtml(signature)}<br>${escapeHtml(automatic)}</p>
</div>
</body>
</html>
`;
  return { subject, text: `${text.join('\n\n')}\n`, html };
};
