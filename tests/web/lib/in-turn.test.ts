import { expect, test, vi } from 'vitest';
import { createTaskQueue } from '#web/lib/calls/use-send.ts';

test('each thing begins once the one before has ended, were it by failing, and gives back what came of it', async () => {
  const inTurn = createTaskQueue();
  const begun: string[] = [];
  const held = Promise.withResolvers<never>();
  const run = <T>(name: string, result: Promise<T>) =>
    inTurn(() => {
      begun.push(name);
      return result;
    });
  const failing = run('first', held.promise);
  const others = [run('second', Promise.resolve(2)), run('third', Promise.resolve(3))];
  await vi.waitFor(() => expect(begun).toEqual(['first']), 30_000);
  held.reject(new Error('lost'));
  await expect(failing).rejects.toThrow('lost');
  expect(await Promise.all(others)).toEqual([2, 3]);
  expect(begun).toEqual(['first', 'second', 'third']);
});
