import { expect, test } from 'vitest';
import { readEvent } from '#functions/bounces/event.ts';

const eventWith = (tags: object) => ({
  detail: {
    eventType: 'Bounce',
    mail: {
      messageId: '0102019ab0e1c0de-7f4e-4d4c-8c0b-000000',
      timestamp: '2026-11-26T12:00:00.000Z',
      destination: ['lea@example.org'],
      tags: {
        person: ['GrBk-1CAdzYqPmcGyx8UhSxzWVQ'],
        kind: ['invitation'],
        'ses:configuration-set': ['mails'],
        ...tags,
      },
    },
    bounce: { bounceType: 'Permanent', timestamp: '2026-11-26T12:00:03.000Z' },
  },
});

// Tags have letters, digits, _ and -, and fewer than 256 characters:
// https://docs.aws.amazon.com/ses/latest/APIReference/API_MessageTag.html
test('a mail that comes back names its cause as a tag may: absent, or in a tag’s letters and length', () => {
  expect(readEvent(eventWith({}))).toBeTruthy();
  expect(readEvent(eventWith({ cause: ['SktKYVhtUEx2SGNFU0hBPQ'] }))).toBeTruthy();
  expect(readEvent(eventWith({ cause: ['a'.repeat(255)] }))).toBeTruthy();
  for (const cause of ['a'.repeat(256), 'JKJaXmPLvHcESHA=', 'zoe@leak.test']) {
    expect(readEvent(eventWith({ cause: [cause] }))).toBeFalsy();
  }
});
