import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import type { TFunction } from 'i18next';
import { clientLimits } from '#functions/data/client-limits.ts';
import { translator } from '#shared/i18n/mail-translator.ts';
import type { Language } from '#shared/lists.ts';
import { env } from './env.ts';
import { log } from './logger.ts';

type Mail = { subject: string; text: string; html: string };
type Receiver = { id: string; email: string; language: Language };

const ses = new SESClient(clientLimits);
const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/**
 * Sends a mail in its receiver's language. Returns whether it was taken: a mail that cannot be sent must not undo what it
 * tells of, so a failure is logged, by the error's name only, since its message may quote the address.
 */
export const sendMail = async (
  receiver: Receiver,
  compose: (t: TFunction, language: Language) => Mail,
): Promise<boolean> => {
  const { subject, text, html } = compose(translator(receiver.language), receiver.language);
  const command = new SendEmailCommand({
    Source: env('MAIL_FROM'),
    Destination: { ToAddresses: [receiver.email] },
    Message: {
      // A line break would begin another header.
      Subject: utf8(subject.replace(/\s+/g, ' ').trim()),
      Body: { Text: utf8(text), Html: utf8(html) },
    },
  });
  try {
    await ses.send(command);
    return true;
  } catch (error) {
    log.error('mail_failed', error instanceof Error ? error.name : 'unknown', { userId: receiver.id });
    return false;
  }
};
