import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { clientLimits } from '#functions/data/client-limits.ts';
import { env } from '#functions/lib/env.ts';
import type { Letter } from '#functions/mails/layout.ts';

/** SES refused a mail, or was out of reach. It has the error's name only: the message may quote the address. */
export class NotSent extends Error {
  /** SES will never take that address. */
  readonly isFinal: boolean;

  constructor(cause: unknown) {
    const { name, code } = cause instanceof Error ? { code: '', ...cause, name: cause.name } : { name: '', code: '' };
    super();
    this.name = name === 'Error' && code ? String(code) : name;
    this.isFinal = this.name === 'InvalidParameterValue';
  }
}

// One attempt, with patience: an answer that did not come says nothing of whether the mail left, and the next attempt, which is
// the outbox's to decide on, may send it twice.
const ses = new SESClient({
  maxAttempts: 1,
  requestHandler: { ...clientLimits.requestHandler, requestTimeout: 10_000 },
});
const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** Hands a mail to SES. Throws NotSent. */
export const send = async (to: string, { subject, text, html }: Letter): Promise<void> => {
  const command = new SendEmailCommand({
    Source: env('MAIL_FROM'),
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
