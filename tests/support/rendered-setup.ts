import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leavePage } from './rendered.tsx';

// Popovers are all that happy-dom lacks of what the site uses: where they are drawn is nothing that a test of this kind sees.
HTMLElement.prototype.showPopover ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};

// A rendered component that complains is wrong: React's warnings and failures that nobody caught are errors here.
let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => void complaints.push(parts.map(String).join(' ')));
});
afterEach(() => {
  const unanswered = leavePage();
  vi.restoreAllMocks();
  expect(unanswered, 'calls that the test gives no reply to').toEqual([]);
  expect(complaints, 'errors in the console').toEqual([]);
});
