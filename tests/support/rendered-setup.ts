import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leavePage } from './rendered.tsx';

// What happy-dom lacks of what the site uses: popovers, whose place no test of this kind sees, and locks, by which pages know of each other.
HTMLElement.prototype.showPopover ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};
Object.defineProperty(navigator, 'locks', {
  value: { request: async () => undefined, query: async () => ({ held: [] }) },
  configurable: true,
});
// It takes <search> for a tag that there is not, and so does React then.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
  configurable: true,
});

// A rendered component that complains is wrong: React's warnings and failures that nobody caught are errors here.
let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    const complaint = parts.map(String).join(' ');
    // happy-dom does not know the element yet, and React says so once.
    if (!/^The tag <%s> is unrecognized.* search$/.test(complaint)) complaints.push(complaint);
  });
});
afterEach(() => {
  const unanswered = leavePage();
  vi.restoreAllMocks();
  expect(unanswered, 'calls that the test gives no reply to').toEqual([]);
  expect(complaints, 'errors in the console').toEqual([]);
});
