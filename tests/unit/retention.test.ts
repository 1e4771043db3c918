import { describe, expect, test } from 'vitest';
import { type Absence, retentionStep } from '#shared/domain/retention.ts';

const createdAt = '2024-02-01T08:00:00.000Z';
const at = (time: string) => new Date(time);
const said = (absence: Absence, now: string): string => {
  const due = retentionStep(absence, at(now));
  return due ? `${due.step} ${due.erasedOn.toISOString().slice(0, 10)}` : 'nothing';
};

// Computed by hand from S9.26 and D82: one full year after the last visit, mails 30 and 14 days before.
describe('an account whose owner was last here on 10 March 2026', () => {
  const lastSeenAt = '2026-03-10T17:30:00.000Z';
  const warnedAt = '2027-02-09T03:17:00.000Z';
  const warnedAgainAt = '2027-02-25T03:17:00.000Z';

  test.each([
    ['the evening before the first mail', '2027-02-08T23:59:59Z', {}, 'nothing'],
    ['thirty days before', '2027-02-09T03:17:00Z', {}, 'firstMail 2027-03-11'],
    ['fifteen days before, mailed once', '2027-02-24T23:59:59Z', { warnedAt }, 'nothing'],
    ['fourteen days before', '2027-02-25T03:17:00Z', { warnedAt }, 'lastMail 2027-03-11'],
    ['on the anniversary', '2027-03-10T23:59:59Z', { warnedAt, warnedAgainAt }, 'nothing'],
    ['the day after it', '2027-03-11T00:00:00Z', { warnedAt, warnedAgainAt }, 'erase 2027-03-11'],
    // The schedule did not run for two months.
    ['long after it, never mailed', '2027-05-20T03:17:00Z', {}, 'firstMail 2027-06-19'],
    ['late, mailed once', '2027-06-04T03:17:00Z', { warnedAt: '2027-05-20T03:17:00.000Z' }, 'nothing'],
    ['late, 16 days later', '2027-06-05T03:17:00Z', { warnedAt: '2027-05-20T03:17:00.000Z' }, 'lastMail 2027-06-19'],
    [
      'mailed a second time ten days late',
      '2027-03-11T03:17:00Z',
      { warnedAt, warnedAgainAt: '2027-03-07T03:17:00.000Z' },
      'nothing',
    ],
    [
      'fourteen days after that',
      '2027-03-21T03:17:00Z',
      { warnedAt, warnedAgainAt: '2027-03-07T03:17:00.000Z' },
      'erase 2027-03-21',
    ],
  ])('%s', (_, now, mailed, due) => {
    expect(said({ createdAt, lastSeenAt, ...mailed }, now)).toBe(due);
  });

  test('begins a new year when they come back: what was mailed before counts for nothing', () => {
    const back = { createdAt, lastSeenAt: '2027-03-01T08:00:00.000Z', warnedAt, warnedAgainAt };
    expect(said(back, '2027-03-11T03:17:00Z')).toBe('nothing');
    expect(said(back, '2028-01-30T03:17:00Z')).toBe('nothing');
    expect(said(back, '2028-02-01T03:17:00Z')).toBe('firstMail 2028-03-02');
  });
});

test('a person who never signed in counts from their registration', () => {
  expect(said({ createdAt }, '2025-01-02T03:17:00Z')).toBe('nothing');
  expect(said({ createdAt }, '2025-01-03T03:17:00Z')).toBe('firstMail 2025-02-02');
});

test('a year from 29 February ends on 1 March', () => {
  const lastSeenAt = '2028-02-29T12:00:00.000Z';
  const mailed = { warnedAt: '2029-01-31T03:17:00.000Z', warnedAgainAt: '2029-02-16T03:17:00.000Z' };
  expect(said({ createdAt, lastSeenAt, ...mailed }, '2029-03-01T03:17:00Z')).toBe('nothing');
  expect(said({ createdAt, lastSeenAt, ...mailed }, '2029-03-02T03:17:00Z')).toBe('erase 2029-03-02');
});
