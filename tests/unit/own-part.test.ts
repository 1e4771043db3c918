import { expect, test } from 'vitest';
import { forgetPart, learnPart, ownPart } from '#functions/lib/limits/own-part.ts';

const at = (seconds: number): number => Date.UTC(2026, 10, 27, 8, 0, seconds);
const allowed = 50;

test('a process knows its part of a busy university’s calls once it has written twice', () => {
  expect(ownPart('two', allowed, at(0))).toBe(1);
  learnPart('two', { gathered: 50, total: 7000 }, at(0));
  expect(ownPart('two', allowed, at(0))).toBe(1);
  learnPart('two', { gathered: 50, total: 7200 }, at(2));
  expect(ownPart('two', allowed, at(2))).toBe(0.25);
  learnPart('two', { gathered: 50, total: 7300 }, at(3));
  expect(ownPart('two', allowed, at(3))).toBe(0.5);
  expect(ownPart('another', allowed, at(3))).toBe(1);
});

test('and has the whole bucket until all processes answer half more than is allowed, and again from half of it on', () => {
  learnPart('loud', { gathered: 50, total: 50 }, at(0));
  learnPart('loud', { gathered: 50, total: 350 }, at(4));
  // 300 calls in four seconds.
  expect([ownPart('loud', 50, at(4)), ownPart('loud', 49, at(4))]).toEqual([1, 1 / 6]);
  learnPart('loud', { gathered: 50, total: 450 }, at(8));
  // 100 in four seconds.
  expect([ownPart('loud', 50, at(8)), ownPart('loud', 49, at(8))]).toEqual([1, 0.5]);
  learnPart('loud', { gathered: 50, total: 540 }, at(12));
  expect(ownPart('loud', 49, at(12))).toBe(1);
});

test('it believes what it knew for two minutes', () => {
  learnPart('idle', { gathered: 50, total: 50 }, at(0));
  learnPart('idle', { gathered: 50, total: 550 }, at(1));
  expect([ownPart('idle', allowed, at(1) + 119_999), ownPart('idle', allowed, at(1) + 120_000)]).toEqual([0.1, 1]);
});

test('a new day’s sum, an equal moment and a count that was not written tell nothing', () => {
  learnPart('night', { gathered: 50, total: 9000 }, at(0));
  learnPart('night', { gathered: 50, total: 60 }, at(1));
  expect(ownPart('night', allowed, at(1))).toBe(1);
  learnPart('night', { gathered: 50, total: 560 }, at(1));
  expect(ownPart('night', allowed, at(1))).toBe(1);
  learnPart('night', { gathered: 50, total: 1060 }, at(2));
  expect(ownPart('night', allowed, at(2))).toBe(0.1);
  forgetPart('night');
  expect(ownPart('night', allowed, at(2))).toBe(1);
  learnPart('night', { gathered: 50, total: 2060 }, at(3));
  expect(ownPart('night', allowed, at(3))).toBe(1);
});
