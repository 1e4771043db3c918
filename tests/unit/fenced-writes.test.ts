import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longestWorkerRunMs } from '#functions/data/universities/moves.ts';
import type { FunctionSettings } from '#infra/function-settings.ts';
import { functions } from '#infra/functions.ts';

/**
 * Every file of the functions that sends writes to a table, and what keeps a write from a university that is held or has moved (134).
 * Everything else writes through `commit`.
 */
const senders: Readonly<Record<string, 'sendFenced' | 'sendUnlessHeld' | 'reset by a move'>> = {
  'functions/data/kernel/commit.ts': 'sendFenced',
  'functions/data/kernel/shaped-writes.ts': 'sendFenced',
  // Counts of a window, whose subject is a hash that tells no university.
  'functions/data/kernel/throttles.ts': 'reset by a move',
  'functions/data/people/users.ts': 'sendUnlessHeld',
  'functions/data/universities/figures.ts': 'sendUnlessHeld',
  'functions/data/universities/usages.ts': 'sendUnlessHeld',
};

const writing = /\b(?:Put|Update|Delete|TransactWrite|BatchWrite)(?:Item)?Command\b/;

const files = globSync('functions/**/*.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const found = files.filter(({ text }) => writing.test(text)).map(({ file }) => file.replaceAll('\\', '/'));

test('every file that sends writes says how they are fenced', () => {
  expect(found.sort()).toEqual(Object.keys(senders).sort());
});

test.each(Object.entries(senders))('%s sends each of its writes as it says', (file, by) => {
  const text = readFileSync(file, 'utf8');
  const used = ['sendFenced', 'sendUnlessHeld'].filter((name) => text.includes(`${name}((`));
  expect(used).toEqual(by === 'reset by a move' ? [] : [by]);
});

test('no worker runs longer than the mover waits for it', () => {
  const workers = Object.entries<FunctionSettings>(functions).filter(([, { stream }]) => stream);
  expect(workers.map(([name]) => name)).toEqual(['mailer', 'tasks']);
  for (const [name, { timeoutSeconds }] of workers)
    expect(timeoutSeconds * 1000, name).toBeLessThanOrEqual(longestWorkerRunMs);
});
