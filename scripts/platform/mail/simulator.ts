import { randomUUID } from 'node:crypto';
import { type BusEvent, busEvent } from '#scripts/platform/events/bus.ts';
import { localAccount } from '#scripts/platform/template/names.ts';
import type { MailConfiguration } from '#scripts/platform/template/ses.ts';
import { addressOf } from './addresses.ts';
import type { Outgoing } from './outgoing.ts';

/** Decided by a simulator address (never suppressed afterwards) or by the account's suppression list. */
type Outcome = 'bounce' | 'complaint' | 'suppressed' | 'listed';

const outcomes: Readonly<Record<string, Outcome>> = {
  bounce: 'bounce',
  complaint: 'complaint',
  suppressionlist: 'suppressed',
};

/**
 * Null for a delivered mail.
 * https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html#send-email-simulator
 */
export const simulatedOutcome = (recipient: string): Outcome | null => {
  const [, name = ''] = /^([^+@]+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(addressOf(recipient)) ?? [];
  return outcomes[name.toLowerCase()] ?? null;
};

/** A complaint comes from a recipient who received the mail. */
export const isDelivered = (outcome: Outcome | null): boolean => outcome === null || outcome === 'complaint';

export type Sent = {
  outgoing: Outgoing;
  receivers: { recipient: string; outcome: Outcome | null }[];
  configuration: MailConfiguration;
  operation: string;
  messageId: string;
  region: string;
  time: number;
};

const mailOf = ({ outgoing, configuration, operation, messageId, time }: Sent) => ({
  timestamp: new Date(time).toISOString(),
  source: outgoing.from,
  sendingAccountId: localAccount,
  messageId,
  destination: outgoing.recipients.map(addressOf),
  headersTruncated: false,
  headers: [],
  commonHeaders: { from: [outgoing.from], to: outgoing.recipients, messageId },
  tags: {
    'ses:operation': [operation],
    'ses:configuration-set': [configuration.name],
    'ses:from-domain': [addressOf(outgoing.from).split('@').at(-1)],
    ...Object.fromEntries(Object.entries(outgoing.tags).map(([name, value]) => [name, [value]])),
  },
});

/**
 * `suppressed` is SES's global suppression list, `listed` the account's own.
 * https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html#bounce-types
 */
const bounces = {
  bounce: { bounceSubType: 'General', diagnosticCode: 'smtp; 550 5.1.1 user unknown' },
  suppressed: { bounceSubType: 'Suppressed', diagnosticCode: 'Amazon SES has suppressed sending to this address' },
  listed: {
    bounceSubType: 'OnAccountSuppressionList',
    diagnosticCode:
      'Amazon SES did not send the message to this address because it is on the suppression list for your account.',
  },
} as const;

/** https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-examples.html */
const describeEvent = (outcome: Outcome, emailAddress: string, time: number) => {
  const told = { timestamp: new Date(time).toISOString(), feedbackId: randomUUID() };
  if (outcome === 'complaint') {
    const complaint = {
      complainedRecipients: [{ emailAddress }],
      userAgent: 'Amazon SES Mailbox Simulator',
      complaintFeedbackType: 'abuse',
      ...told,
    };
    return { type: 'Email Complaint Received', detail: { eventType: 'Complaint', complaint } };
  }
  const { bounceSubType, diagnosticCode } = bounces[outcome];
  const bounce = {
    bounceType: 'Permanent',
    bounceSubType,
    bouncedRecipients: [{ emailAddress, action: 'failed', status: '5.1.1', diagnosticCode }],
    reportingMTA: 'dns; simulator.amazonses.com',
    ...told,
  };
  return { type: 'Email Bounced', detail: { eventType: 'Bounce', bounce } };
};

export const eventsOf = (sent: Sent): BusEvent[] => {
  const { receivers, configuration, region, time } = sent;
  return receivers.flatMap(({ recipient, outcome }) => {
    if (!outcome || !configuration.events.includes(outcome === 'complaint' ? 'complaint' : 'bounce')) return [];
    const { type, detail } = describeEvent(outcome, addressOf(recipient), time);
    const resources = [configuration.arn];
    const whole = { ...detail, mail: mailOf(sent) };
    return [busEvent({ source: 'aws.ses', type, resources, detail: whole }, { time, region })];
  });
};
