import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { MailKind } from '#functions/data/entities/mail.ts';
import { clientLimits } from '#functions/data/kernel/client-limits.ts';
import { retryConflicts } from '#functions/data/kernel/retry.ts';
import { env } from '#functions/lib/lambda/env.ts';
import type { Letter } from '#functions/mails/layout.ts';
import { AppError } from '#shared/errors.ts';

/** SES refuses us as a sender, which an operator must fix. */
const refusals: ReadonlySet<string> = new Set([
  // Also covers an unverified sender and the sandbox.
  'MessageRejected',
  'MailFromDomainNotVerifiedException',
  'AccountSendingPausedException',
  'ConfigurationSetSendingPausedException',
  'ConfigurationSetDoesNotExistException',
  'AccessDenied',
]);

/** Holds only the name of SES's error, as its message may quote the address. */
export class NotSent extends Error {
  readonly isFinal: boolean;
  readonly isOurs: boolean;

  constructor(cause: unknown) {
    const { name, code } = cause instanceof Error ? { code: '', ...cause, name: cause.name } : { name: '', code: '' };
    super();
    this.name = name === 'Error' && code ? String(code) : name;
    this.isFinal = this.name === 'InvalidParameterValue';
    this.isOurs = refusals.has(this.name);
  }
}

// One attempt with a long timeout: after a timeout the mail may have been sent, so only the outbox may retry.
const ses = new SESClient({
  maxAttempts: 1,
  requestHandler: { ...clientLimits.requestHandler, requestTimeout: 10_000 },
});

/** SES returns these tags with the mail's bounce. */
type MailTags = { person: string; kind: MailKind; cause: string | undefined };

/** The request id is encoded, as it may contain characters that tags may not. */
const tagsOf = ({ cause, ...tags }: MailTags) =>
  Object.entries({ ...tags, ...(cause && { cause: Buffer.from(cause).toString('base64url') }) });

export const send = async (to: string, letter: Letter, tags: MailTags): Promise<void> => {
  const { rawMail } = await import('#functions/mailer/on-need/raw-mail.ts');
  const command = new SendRawEmailCommand({
    Source: env('MAIL_FROM'),
    Destinations: [to],
    ConfigurationSetName: env('MAIL_CONFIGURATION'),
    Tags: tagsOf(tags).map(([Name, Value]) => ({ Name, Value })),
    RawMessage: { Data: await rawMail(to, letter) },
  });
  try {
    // Several workers share SES's rate. A mail that exceeds it was not sent, so its worker waits for the rate.
    await retryConflicts(() => ses.send(command));
  } catch (error) {
    throw new NotSent(error instanceof AppError ? error.cause : error);
  }
};
