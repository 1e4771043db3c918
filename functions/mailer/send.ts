import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import type { MailKind } from '#functions/data/entities/mail.ts';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';
import { env } from '#functions/lib/env.ts';
import type { Letter } from '#functions/mails/layout.ts';

/** SES does not send for us at all, or not there: an operator's to mend. */
const refusals: ReadonlySet<string> = new Set([
  // A sender that is not verified, and the sandbox.
  'MessageRejected',
  'MailFromDomainNotVerifiedException',
  'AccountSendingPausedException',
  'ConfigurationSetSendingPausedException',
  'ConfigurationSetDoesNotExistException',
  'AccessDenied',
]);

/** SES refused a mail, or was out of reach. It has the error's name only: the message may quote the address. */
export class NotSent extends Error {
  /** SES will never take that address. */
  readonly isFinal: boolean;
  /** SES sends for us not at all, or not there. */
  readonly isOurs: boolean;

  constructor(cause: unknown) {
    const { name, code } = cause instanceof Error ? { code: '', ...cause, name: cause.name } : { name: '', code: '' };
    super();
    this.name = name === 'Error' && code ? String(code) : name;
    this.isFinal = this.name === 'InvalidParameterValue';
    this.isOurs = refusals.has(this.name);
  }
}

// One attempt, with patience: an answer that did not come says nothing of whether the mail left, and the next attempt, which is
// the outbox's to decide on, may send it twice.
const ses = new SESClient({
  maxAttempts: 1,
  requestHandler: { ...clientLimits.requestHandler, requestTimeout: 10_000 },
});
const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** Travels with a mail and comes back when it bounces: its receiver, its kind, and the request that caused it. */
export type About = { person: string; kind: MailKind; cause: string | undefined };

/** As SES takes them: an id of the gateway may hold what a tag may not. */
const tagsOf = ({ cause, ...about }: About) =>
  Object.entries({ ...about, ...(cause && { cause: Buffer.from(cause).toString('base64url') }) });

/** Hands a mail to SES. Throws NotSent. */
export const send = async (to: string, { subject, text, html }: Letter, about: About): Promise<void> => {
  const command = new SendEmailCommand({
    Source: env('MAIL_FROM'),
    ConfigurationSetName: env('MAIL_CONFIGURATION'),
    Tags: tagsOf(about).map(([Name, Value]) => ({ Name, Value })),
    Destination: { ToAddresses: [to] },
    Message: {
      // A line break would begin another header.
      Subject: utf8(subject.replace(/\s+/g, ' ').trim()),
      Body: { Text: utf8(text), Html: utf8(html) },
    },
  });
  try {
    await ses.send(command);
  } catch (error) {
    throw new NotSent(error);
  }
};
