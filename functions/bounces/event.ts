import * as z from 'zod/mini';
import { mailKinds } from '#functions/data/entities/mail.ts';
import { id, time } from '#shared/schemas/fields.ts';

/** Absent for mails that no request caused. */
const cause = z.optional(z.tuple([z.base64url().check(z.maxLength(255))]));

/** SES reports each tag as a list. */
const mail = z.object({
  messageId: id,
  timestamp: time,
  destination: z.tuple([z.string()]),
  tags: z.object({
    person: z.tuple([id]),
    kind: z.tuple([z.enum(mailKinds)]),
    cause,
    'ses:configuration-set': z.tuple([z.string()]),
  }),
});

/** https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html */
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

/** Null for an event of any other kind. */
export const readEvent = (given: unknown): MailEvent | null => {
  const parsed = event.safeParse(given);
  return parsed.success ? parsed.data.detail : null;
};
