import { expect, test } from 'vitest';
import { openJournal, reconcileEntries } from '#web/features/portfolios/answers/answer-journal.ts';
import { listJournals, removeJournals } from '#web/features/portfolios/answers/kept-answers.ts';

/** A minimal Storage: entries are its own enumerable keys. */
const createStorage = () => {
  const storage: Record<string, unknown> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false, configurable: true });
  return Object.defineProperties(storage, {
    getItem: hidden((key: string) => storage[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      storage[key] = value;
    }),
    removeItem: hidden((key: string) => {
      delete storage[key];
    }),
  }) as unknown as Storage;
};

const setUp = () => {
  const storage = createStorage();
  const journalOf = (page: string, { userId = 'u1', portfolioId = 'p1' } = {}) =>
    openJournal({ storage, userId, portfolioId, page, now: () => 42 });
  return { storage, journalOf };
};

test('an answer is there for the next page, until exactly it is confirmed', () => {
  const { journalOf } = setUp();
  journalOf('one').record('a', { value: 3, importantFlag: true });
  expect(journalOf('two').entries()).toEqual({
    a: { answer: { value: 3, importantFlag: true }, at: 42, page: 'one' },
  });
  journalOf('one').confirm('a', { importantFlag: true });
  expect(journalOf('two').entries()).toMatchObject({ a: { answer: { importantFlag: true } } });
  journalOf('one').confirm('a');
  expect(journalOf('two').entries()).toEqual({});
});

test('a page does not remove what another one answered since', () => {
  const { journalOf } = setUp();
  journalOf('one').record('a', { value: 3 });
  journalOf('two').record('a', { value: 4 });
  journalOf('one').confirm('a');
  expect(journalOf('two').entries()).toMatchObject({ a: { answer: { value: 4 }, page: 'two' } });
  journalOf('three').adopt('a');
  journalOf('three').confirm('a');
  expect(journalOf('two').entries()).toEqual({});
});

test.each(['', '{', '[]', '{"answer":{"value":9},"at":1,"page":"one"}', '{"answer":{"value":3}}'])(
  'what can’t be read is ignored and removed: %s',
  (text) => {
    const { storage, journalOf } = setUp();
    journalOf('one').record('b', { value: 1 });
    storage.setItem('answer/1/u1/p1/a', text);
    expect(Object.keys(journalOf('one').entries())).toEqual(['b']);
    expect(storage.getItem('answer/1/u1/p1/a')).toBeNull();
  },
);

test('a full device is no reason to fail', () => {
  const { storage, journalOf } = setUp();
  Object.defineProperty(storage, 'setItem', {
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => journalOf('one').record('a', { value: 1 })).not.toThrow();
});

test('people and assessments are kept apart, and nothing stays of others', () => {
  const { storage, journalOf } = setUp();
  storage.setItem('token', '"t"');
  journalOf('one').record('a', { value: 1 });
  journalOf('one', { portfolioId: 'p2' }).record('a', { value: 2 });
  journalOf('one', { userId: 'u10' }).record('a', { value: 5 });
  expect(listJournals(storage, 'u1')).toEqual(['p1', 'p2']);
  expect(journalOf('two').entries()).toMatchObject({ a: { answer: { value: 1 } } });
  removeJournals(storage, 'u1');
  expect([listJournals(storage, 'u1'), listJournals(storage, 'u10')]).toEqual([['p1', 'p2'], []]);
  removeJournals(storage);
  expect(Object.keys(storage)).toEqual(['token']);
});

test('the journal sends again only answers whose row exists, that are newest, and that no open page holds', () => {
  const at = Date.parse('2026-11-21T09:00:00Z');
  const kept = (page = 'gone') => ({ answer: { value: 3 }, at, page });
  const touchedAt = new Map([
    ['never', null],
    ['earlier', '2026-11-21T08:59:59Z'],
    ['at once', '2026-11-21T09:00:20Z'],
    ['later', '2026-11-21T09:00:31Z'],
    ['held', null],
  ]);
  const entries = {
    never: kept(),
    earlier: kept(),
    'at once': kept(),
    later: kept(),
    removed: kept(),
    held: kept('open'),
  };
  const { again, dropped } = reconcileEntries(entries, touchedAt, (page) => page === 'open');
  expect(Object.keys(again)).toEqual(['never', 'earlier', 'at once']);
  expect(dropped).toEqual(['later', 'removed']);
});
