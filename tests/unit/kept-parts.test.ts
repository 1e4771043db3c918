import { expect, test } from 'vitest';
import { createKeptParts } from '#functions/lib/cells/kept-parts.ts';

const start = Date.parse('2026-11-27T10:00:00Z');
const after = (seconds: number) => new Date(start + seconds * 1000);

const setUp = () => {
  const parts = createKeptParts();
  let asked = 0;
  const answer = (part: string) => async () => {
    asked += 1;
    return part;
  };
  const isSilent = async () => {
    asked += 1;
    throw new Error('silent');
  };
  return { parts, answer, isSilent, countAsked: () => asked };
};

test('a part is asked for once a minute', async () => {
  const { parts, answer, countAsked } = setUp();
  expect(await parts('b', answer('first'), after(0))).toBe('first');
  expect(await parts('b', answer('second'), after(59))).toBe('first');
  expect(countAsked()).toBe(1);
  expect(await parts('b', answer('third'), after(60))).toBe('third');
});

test('the last part stands in for a silent cell for ten minutes', async () => {
  const { parts, answer, isSilent } = setUp();
  await parts('b', answer('first'), after(0));
  expect(await parts('b', isSilent, after(599))).toBe('first');
  await expect(parts('b', isSilent, after(610))).rejects.toThrow('silent');
});

test('after a silence nobody waits for ten seconds, and the next answer ends it', async () => {
  const { parts, answer, isSilent, countAsked } = setUp();
  await expect(parts('b', isSilent, after(0))).rejects.toThrow('silent');
  await expect(parts('b', answer('too early'), after(9))).rejects.toThrow('silent');
  expect(countAsked()).toBe(1);
  expect(await parts('b', answer('back'), after(10))).toBe('back');
});

test('cells are kept apart', async () => {
  const { parts, answer } = setUp();
  await parts('b', answer('of b'), after(0));
  expect(await parts('c', answer('of c'), after(0))).toBe('of c');
});
