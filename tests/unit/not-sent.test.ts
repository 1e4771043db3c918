import { expect, test } from 'vitest';
import { NotSent } from '#functions/mailer/send.ts';

const named = (name: string) => Object.assign(new Error('camille@example.org'), { name });

// https://docs.aws.amazon.com/ses/latest/APIReference/API_SendEmail.html#API_SendEmail_Errors
test.each([
  ['MessageRejected', true, false],
  ['MailFromDomainNotVerifiedException', true, false],
  ['AccountSendingPausedException', true, false],
  ['ConfigurationSetSendingPausedException', true, false],
  ['ConfigurationSetDoesNotExistException', true, false],
  ['AccessDenied', true, false],
  ['InvalidParameterValue', false, true],
  ['Throttling', false, false],
  ['TimeoutError', false, false],
])('SES refuses with %s: an operator’s to mend: %s; of that address for good: %s', (name, isOurs, isFinal) => {
  const notSent = new NotSent(named(name));
  expect(notSent).toMatchObject({ name, isOurs, isFinal, message: '' });
});

test('a connection that fails is called by its code', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(new NotSent(refused)).toMatchObject({ name: 'ECONNREFUSED', isOurs: false, isFinal: false });
});
