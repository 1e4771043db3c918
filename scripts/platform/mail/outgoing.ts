import MailComposer from 'nodemailer/lib/mail-composer';

/** An error as SES answers it: status, code and message. */
export class SesError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'SesError';
    this.status = status;
    this.code = code;
  }
}

/** A mail that somebody asked SES to send. */
export type Outgoing = {
  from: string;
  recipients: string[];
  mail: Buffer;
  /** The configuration set that it names. */
  configuration: string | null;
  tags: Readonly<Record<string, string>>;
};

/** A list of the query protocol: `name.member.1`, `name.member.2` … */
const listOf = (form: URLSearchParams, name: string): string[] => {
  const values: string[] = [];
  while (form.has(`${name}.member.${values.length + 1}`))
    values.push(form.get(`${name}.member.${values.length + 1}`) ?? '');
  return values;
};

const rejected = (message: string): SesError => new SesError(400, 'MessageRejected', message);

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
  if (wrong !== undefined) throw new SesError(400, 'InvalidParameterValue', `Invalid tag: ${wrong}`);
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
    // Readable and searchable in the file, which base64 is not.
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

/** What each action of SES sends, read from its form. A raw mail’s own lines serve when the request names nobody. */
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
