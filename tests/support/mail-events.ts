import { handler } from '#functions/bounces/index.ts';
import type { MailKind } from '#functions/data/entities/mail.ts';
import { asFunction } from './caller.ts';

type Told = {
  userId: string;
  to: string;
  kind?: MailKind;
  sentAt?: string;
  messageId?: string;
  cause?: string;
  /** The configuration set of the cell that sent the mail. */
  set?: string | undefined;
};

/** Milliseconds between a mail's sending and its event. */
const later = 3000;
let count = 0;

/**
 * As EventBridge delivers it, with fields that the product ignores:
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-examples.html
 */
const eventOf = (
  {
    userId,
    to,
    kind = 'invitation',
    sentAt = new Date().toISOString(),
    messageId,
    cause,
    set = process.env.MAIL_CONFIGURATION,
  }: Told,
  told: (timestamp: string) => object,
) => {
  count += 1;
  return {
    version: '0',
    id: `00000000-0000-0000-0000-${count}`,
    source: 'aws.ses',
    account: '000000000000',
    region: 'eu-west-3',
    detail: {
      mail: {
        timestamp: sentAt,
        source: 'ne-pas-repondre@thesee.example',
        messageId: messageId ?? `0102019ab0e1c0de-7f4e-4d4c-8c0b-${count}-000000`,
        destination: [to],
        headersTruncated: false,
        tags: {
          ...{ 'ses:configuration-set': [set], 'ses:from-domain': ['thesee.example'] },
          ...{ person: [userId], kind: [kind], ...(cause && { cause: [cause] }) },
        },
      },
      ...told(new Date(Date.parse(sentAt) + later).toISOString()),
    },
  };
};

export const bounced = (told: Told, bounceType = 'Permanent') =>
  eventOf(told, (timestamp) => ({
    eventType: 'Bounce',
    bounce: {
      bounceType,
      bounceSubType: 'General',
      bouncedRecipients: [{ emailAddress: told.to, action: 'failed', status: '5.1.1' }],
      timestamp,
      feedbackId: 'feedback',
    },
  }));

export const complained = (told: Told, complaintFeedbackType = 'abuse') =>
  eventOf(told, (timestamp) => ({
    eventType: 'Complaint',
    complaint: { complainedRecipients: [{ emailAddress: told.to }], timestamp, complaintFeedbackType },
  }));

export const rejected = (told: Told) =>
  eventOf(told, () => ({ eventType: 'Reject', reject: { reason: 'Bad content' } }));

export const tell = (event: object): Promise<void> => asFunction('bounces', () => handler(event));
