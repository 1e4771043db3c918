import type { Email } from 'postal-mime';
import { isDecodable, type Response } from '#scripts/platform/http/message.ts';
import { escapeXml } from '#scripts/platform/s3/xml.ts';
import type { MailFolder } from './folder.ts';

/** Only the local runner serves it. */
export const mailboxPath = '/__local/mail';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 48rem; margin: 2rem auto; padding-inline: 1rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
li, dd { margin-block-end: 0.5rem; overflow-wrap: anywhere; }
time { font-variant-numeric: tabular-nums; }`;

const html = (status: number, title: string, main: string): Response => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  },
  body: Buffer.from(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeXml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeXml(title)}</h1>${main}</main></body></html>`),
});

const receivers = ({ to = [] }: Email): string => to.map(({ address }) => address ?? '').join(', ');

const listItem = (name: string, mail: Email): string =>
  `<li><time>${escapeXml(mail.date ?? '')}</time><br><a href="${mailboxPath}/${encodeURIComponent(name)}">${escapeXml(
    mail.subject ?? '(no subject)',
  )}</a><br>to ${escapeXml(receivers(mail))}</li>`;

const linkify = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? `<a href="${escapeXml(part)}">${escapeXml(part)}</a>` : escapeXml(part)))
    .join('');

const listPage = async (folder: MailFolder): Promise<Response> => {
  const names = await folder.list();
  const items = await Promise.all(
    names.map(async (name) => {
      const mail = await folder.read(name);
      return mail ? listItem(name, mail) : '';
    }),
  );
  return html(200, 'Mails', names.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail has been sent yet.</p>');
};

const mailPage = async (folder: MailFolder, name: string): Promise<Response> => {
  const back = `<p><a href="${mailboxPath}">All mails</a></p>`;
  const mail = await folder.read(name);
  if (!mail) return html(404, 'No such mail', back);
  const facts = [
    ['From', mail.from?.address ?? ''],
    ['To', receivers(mail)],
    ['Sent', mail.date ?? ''],
    ['File', name],
  ].map(([term = '', value = '']) => `<dt>${term}</dt><dd>${escapeXml(value)}</dd>`);
  const text = `<pre>${linkify(mail.text ?? '')}</pre>`;
  return html(200, mail.subject ?? '(no subject)', `${back}<dl>${facts.join('')}</dl>${text}`);
};

export const showMailbox = (folder: MailFolder, path: string): Promise<Response> => {
  const name = path.slice(mailboxPath.length + 1);
  return name === '' ? listPage(folder) : mailPage(folder, isDecodable(name) ? decodeURIComponent(name) : '');
};
