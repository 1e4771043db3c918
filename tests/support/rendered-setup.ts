import { afterEach, beforeEach, expect, vi } from 'vitest';

// A rendered component that complains is wrong: React's warnings and failures that nobody caught are errors here.
let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => void complaints.push(parts.map(String).join(' ')));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints, 'errors in the console').toEqual([]);
});
