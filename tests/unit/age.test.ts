import { expect, test } from 'vitest';
import { ageOn } from '#shared/domain/age.ts';

test.each([
  { born: '1999-04-17', today: '2026-11-22', is: 27, why: 'between two birthdays' },
  { born: '1999-04-17', today: '2026-04-16', is: 26, why: 'on the eve of a birthday' },
  { born: '1999-04-17', today: '2027-04-17', is: 28, why: 'on a birthday after seven leap days' },
  { born: '1998-03-12', today: '2026-03-12', is: 28, why: 'on a birthday, 10 227 days after birth: 28 times 365.25' },
  { born: '1997-03-12', today: '2026-03-12', is: 28, why: 'on a birthday a quarter of a day short of 29 years' },
  { born: '1997-03-12', today: '2026-03-13', is: 29, why: 'the day after that' },
  { born: '2000-02-29', today: '2024-02-28', is: 23, why: 'born on a 29 February, the eve of another one' },
  { born: '2000-02-29', today: '2024-02-29', is: 24, why: 'born on a 29 February, on another one' },
  { born: '2000-02-29', today: '2025-02-28', is: 24, why: 'born on a 29 February, on the last of a common February' },
  { born: '2000-02-29', today: '2025-03-01', is: 25, why: 'born on a 29 February, on the first of March' },
  { born: '2026-11-22', today: '2026-11-22', is: 0, why: 'on the day of birth' },
])('$why, somebody born on $born is $is', ({ born, today, is }) => {
  expect(ageOn(born, today)).toBe(is);
});

test('nobody has an age before their birth', () => {
  expect(ageOn('2026-11-23', '2026-11-22')).toBeNull();
});
