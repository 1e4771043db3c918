import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Code that depends on a calendar or clock: formats, local date parts, and days cut out of a UTC time. */
const telling =
  /Intl\.DateTimeFormat\(|\.toLocale(Date|Time)String\(|\.toLocaleString\([^)]*(dateStyle|timeStyle|timeZone|'sv)|\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes)\(|toISOString\(\)\.slice\(0, 10\)/;

/** Every file with such code, and its time zone. A new file needs a decision here. */
const decided = {
  'functions/data/universities/usages.ts': 'UTC: what a university used is counted by such days',
  'functions/mails/moment.ts': 'the university’s, which the mail says',
  'functions/tasks/retention.ts': 'UTC: one round a day',
  'shared/domain/day-in.ts': 'the reader’s, unless one is named',
  'shared/domain/doctoral-dates.ts': 'none: from days to days',
  'shared/domain/long-date.ts': 'the reader’s, unless one is named',
  'shared/domain/retention.ts': 'UTC: absence is counted in such days',
  'shared/matching/plan-step.ts': 'none: from a day to a month',
  'web/features/audit/audit-filters.tsx': 'the reader’s: the days typed begin and end there',
  'web/features/universities/university-usage.tsx': 'UTC: as usage is counted',
  'web/features/universities/usage-curves.ts': 'UTC: as usage is counted',
  'web/features/users/since-day.ts': 'the reader’s',
  'web/lib/words/format.ts': 'the reader’s',
};

test('no file but these tells a day or a time: the others ask one of them (D83)', () => {
  const files = globSync('{shared,web,functions}/**/*.{ts,tsx}', { cwd: root, exclude: ['web/dist/**'] }).sort();
  const found = files.filter((file) => telling.test(readFileSync(resolve(root, file), 'utf8')));
  expect(found).toEqual(Object.keys(decided));
});
