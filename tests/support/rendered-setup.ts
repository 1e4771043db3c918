import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leavePage } from './rendered.tsx';

// happy-dom lacks popovers, whose position is not tested here, and Web Locks, which coordinate tabs.
HTMLElement.prototype.showPopover ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};
Object.defineProperty(navigator, 'locks', {
  value: { request: async () => undefined, query: async () => ({ held: [] }) },
  configurable: true,
});
// happy-dom treats <search> as unknown, so React warns.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
  configurable: true,
});

// React's warnings and unhandled errors fail the test.
let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    const complaint = parts.map(String).join(' ');
    if (!/^The tag <%s> is unrecognized.* search$/.test(complaint)) complaints.push(complaint);
  });
});
afterEach(() => {
  const unanswered = leavePage();
  vi.restoreAllMocks();
  expect(unanswered, 'calls that the test gives no reply to').toEqual([]);
  expect(complaints, 'errors in the console').toEqual([]);
});
