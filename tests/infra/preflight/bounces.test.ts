import { expect, it } from 'vitest';
import { inLines } from '#scripts/operations/deploy/preflight/finding.ts';
import { bounceFindings, senderCheck } from '#scripts/operations/deploy/preflight/mail.ts';
import { stageOf } from '../templates.ts';
import { answering, emptyAccount } from './answers.ts';

const production = stageOf('production');
type Status = 'PENDING' | 'FAILED' | 'SUCCESS' | 'TEMPORARY_FAILURE';
const identity = (MailFromDomainStatus: Status) => ({
  VerifiedForSendingStatus: true,
  MailFromAttributes: {
    MailFromDomain: 'bounce.mail.thesee.test',
    MailFromDomainStatus,
    BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' as const,
  },
});
const missing = (status: Status) =>
  `to know   SES does not see the MX record of bounce.mail.thesee.test (${status}): mails leave by SES’s own name, without SPF for mail.thesee.test.`;

// States of the MAIL FROM setup: https://docs.aws.amazon.com/ses/latest/dg/mail-from.html (stored copy of 2022, read on
// 2026-11-26).
it.each([
  ['SUCCESS', ''],
  ['PENDING', missing('PENDING')],
  ['TEMPORARY_FAILURE', missing('TEMPORARY_FAILURE')],
  [
    'FAILED',
    `${missing('FAILED')} It has stopped looking: mend the record, then have it look again.
            aws sesv2 put-email-identity-mail-from-attributes --email-identity mail.thesee.test --mail-from-domain bounce.mail.thesee.test --behavior-on-mx-failure USE_DEFAULT_VALUE --region eu-west-3`,
  ],
] as const)('tells of a bounce domain that is %s what is missing, and how SES looks again', (status, lines) => {
  expect(inLines(bounceFindings(production, identity(status)))).toBe(lines);
});

it('asks so of a sender that the stage has made, and leaves another’s alone', async () => {
  const ses = answering({ ...emptyAccount, GetEmailIdentity: identity('FAILED') }).ses('eu-west-3');
  expect(inLines(await senderCheck(production, true, ses))).toContain('It has stopped looking');
  expect(inLines(await senderCheck(production, false, ses))).not.toContain('bounce.');
  expect(bounceFindings(production, undefined)).toEqual([]);
});
