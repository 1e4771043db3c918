import * as z from 'zod/mini';
import { mailKinds } from '#functions/data/entities/mail.ts';
import { id, time } from '#shared/schemas/fields.ts';

/** Absent of mails that no request caused; see tagsOf of the mailer. */
const cause = z.optional(z.tuple([z.base64url().check(z.maxLength(255))]));

/** A mail of ours, by the tags that it was sent with: SES gives each as a list. */
const mail = z.object({
  messageId: id,
  timestamp: time,
  destination: z.tuple([z.string()]),
  tags: z.object({ person: z.tuple([id]), kind: z.tuple([z.enum(mailKinds)]), cause }),
});

/**
 * What SES tells of a mail that did not arrive or was not wanted, as far as we use it:
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
const event = z.object({
  detail: z.discriminatedUnion('eventType', [
    z.object({
      eventType: z.literal('Bounce'),
      mail,
      bounce: z.object({ bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']), timestamp: time }),
    }),
    z.object({
      eventType: z.literal('Complaint'),
      mail,
      complaint: z.object({ timestamp: time, complaintFeedbackType: z.optional(z.nullable(z.string())) }),
    }),
    z.object({ eventType: z.literal('Reject'), mail }),
  ]),
});

export type MailEvent = z.output<typeof event>['detail'];

/** Reads an event of SES; null when it is none of those that we ask for. */
export const readEvent = (given: unknown): MailEvent | null => {
  const parsed = event.safeParse(given);
  return parsed.success ? parsed.data.detail : null;
};
