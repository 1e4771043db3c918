import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import { readBody } from '../http/body.ts';
import { type RunningServer, startServer } from '../http/server.ts';
import { inWords } from '../in-words.ts';
import { element } from '../s3/xml.ts';
import { createMailFolder } from './folder.ts';

const largestRequest = 15 * 1024 * 1024;
const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/';

class SesError extends Error {}

/** A list of the query protocol: `name.member.1`, `name.member.2` … */
const listOf = (form: URLSearchParams, name: string): string[] => {
  const values: string[] = [];
  while (form.has(`${name}.member.${values.length + 1}`))
    values.push(form.get(`${name}.member.${values.length + 1}`) ?? '');
  return values;
};

const requireRecipients = (recipients: string[]): string[] => {
  if (recipients.length === 0) throw new SesError('Missing final recipient');
  return recipients;
};

const composeMail = (form: URLSearchParams): Promise<Buffer> => {
  const part = (name: string) => form.get(`Message.${name}.Data`) ?? undefined;
  if (!part('Body.Text') && !part('Body.Html')) throw new SesError('Missing body');
  const mail = new MailComposer({
    from: form.get('Source') ?? undefined,
    to: listOf(form, 'Destination.ToAddresses'),
    cc: listOf(form, 'Destination.CcAddresses'),
    replyTo: listOf(form, 'ReplyToAddresses'),
    subject: part('Subject'),
    text: part('Body.Text'),
    html: part('Body.Html'),
    // Readable and searchable in the file, which base64 is not.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
};

const recipientsOf = (form: URLSearchParams): string[] =>
  ['ToAddresses', 'CcAddresses', 'BccAddresses'].flatMap((name) => listOf(form, `Destination.${name}`));

/** A raw mail's own To line serves when the request names nobody, as in SES. */
const rawRecipients = (form: URLSearchParams, raw: string): string[] => {
  const named = listOf(form, 'Destinations');
  const header = /^to:\s*(.+)$/im.exec(raw)?.[1];
  return named.length > 0 || !header ? named : header.split(',');
};

const refusalOf = (error: unknown): { status: number; details: string[] } => {
  const detailsOf = (type: string, code: string, message: string): string[] => [
    element('Type', type),
    element('Code', code),
    element('Message', message),
  ];
  if (error instanceof SesError) return { status: 400, details: detailsOf('Sender', 'MessageRejected', error.message) };
  console.error(`[ses] ${inWords(error)}`);
  return { status: 500, details: detailsOf('Receiver', 'InternalFailure', 'The local mail service failed') };
};

/** Receives SendEmail and SendRawEmail and writes each mail to that folder, one file per mail and recipient. */
export const startSes = (mailDir: string): Promise<RunningServer> => {
  const folder = createMailFolder(mailDir);

  const actions: Record<string, (form: URLSearchParams) => Promise<{ recipients: string[]; mail: Buffer }>> = {
    SendEmail: async (form) => {
      const recipients = requireRecipients(recipientsOf(form));
      if (!form.get('Source')) throw new SesError('Missing source');
      return { recipients, mail: await composeMail(form) };
    },
    SendRawEmail: async (form) => {
      const mail = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64');
      return { recipients: requireRecipients(rawRecipients(form, mail.toString())), mail };
    },
  };

  const accept = async (form: URLSearchParams): Promise<string> => {
    const name = form.get('Action') ?? '';
    const action = actions[name];
    if (!action) throw new SesError(`Unknown action ${name}`);
    const { recipients, mail } = await action(form);
    for (const recipient of recipients) await folder.write(recipient, mail);
    return element(`${name}Response`, [element(`${name}Result`, [element('MessageId', randomUUID())])]);
  };

  return startServer(async (request, response) => {
    try {
      const body = await readBody(request, largestRequest);
      if (!body) throw new SesError('Message is too long');
      const xml = await accept(new URLSearchParams(body.toString()));
      response
        .writeHead(200, { 'content-type': 'text/xml' })
        .end(xml.replace('Response>', `Response xmlns="${namespace}">`));
    } catch (error) {
      const { status, details } = refusalOf(error);
      const xml = `<ErrorResponse xmlns="${namespace}">${element('Error', details)}</ErrorResponse>`;
      response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
    }
  });
};
