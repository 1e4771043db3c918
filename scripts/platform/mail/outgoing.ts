import MailComposer from 'nodemailer/lib/mail-composer';
import { ServiceError } from '#scripts/platform/http/service-error.ts';

export type Outgoing = {
  from: string;
  recipients: string[];
  mail: Buffer;
  configuration: string | null;
  tags: Readonly<Record<string, string>>;
};

/** Reads `name.member.1`, `name.member.2` … of the query protocol. */
const listOf = (form: URLSearchParams, name: string): string[] => {
  const values: string[] = [];
  while (form.has(`${name}.member.${values.length + 1}`))
    values.push(form.get(`${name}.member.${values.length + 1}`) ?? '');
  return values;
};

const rejected = (message: string): ServiceError => new ServiceError(400, 'MessageRejected', message);

const requireRecipients = (recipients: string[]): string[] => {
  if (recipients.length === 0) throw rejected('Missing final recipient');
  return recipients;
};

const requireSender = (from: string | null | undefined): string => {
  if (!from) throw rejected('Missing source');
  return from;
};

/** https://docs.aws.amazon.com/ses/latest/APIReference/API_MessageTag.html */
const tagPart = /^[\w-]{1,255}$/;

const tagsOf = (form: URLSearchParams): Record<string, string> => {
  const tags: [string, string][] = [];
  const part = (name: string) => form.get(`Tags.member.${tags.length + 1}.${name}`);
  for (let name = part('Name'); name !== null; name = part('Name')) tags.push([name, part('Value') ?? '']);
  const wrong = tags.flat().find((text) => !tagPart.test(text));
  if (wrong !== undefined) throw new ServiceError(400, 'InvalidParameterValue', `Invalid tag: ${wrong}`);
  return Object.fromEntries(tags);
};

const settingsOf = (form: URLSearchParams) => ({ configuration: form.get('ConfigurationSetName'), tags: tagsOf(form) });

const composeMail = (form: URLSearchParams): Promise<Buffer> => {
  const part = (name: string) => form.get(`Message.${name}.Data`) ?? undefined;
  if (!part('Body.Text') && !part('Body.Html')) throw rejected('Missing body');
  const mail = new MailComposer({
    from: form.get('Source') ?? undefined,
    to: listOf(form, 'Destination.ToAddresses'),
    cc: listOf(form, 'Destination.CcAddresses'),
    replyTo: listOf(form, 'ReplyToAddresses'),
    subject: part('Subject'),
    text: part('Body.Text'),
    html: part('Body.Html'),
    // Quoted-printable can be read and searched in the file, unlike base64.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
};

const recipientsOf = (form: URLSearchParams): string[] =>
  ['ToAddresses', 'CcAddresses', 'BccAddresses'].flatMap((name) => listOf(form, `Destination.${name}`));

const headerOf = (raw: string, name: string): string | undefined =>
  new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(raw)?.[1]?.trim();

/** A raw mail’s headers apply when the request names no sender or recipients. */
export const actions: Record<string, (form: URLSearchParams) => Promise<Outgoing>> = {
  SendEmail: async (form) => {
    const recipients = requireRecipients(recipientsOf(form));
    const from = requireSender(form.get('Source'));
    return { from, recipients, mail: await composeMail(form), ...settingsOf(form) };
  },
  SendRawEmail: async (form) => {
    const mail = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64');
    const raw = mail.toString();
    const named = listOf(form, 'Destinations');
    const recipients = requireRecipients(named.length > 0 ? named : (headerOf(raw, 'to')?.split(',') ?? []));
    const from = requireSender(form.get('Source') ?? headerOf(raw, 'from'));
    return { from, recipients, mail, ...settingsOf(form) };
  },
};
