import { expect, test } from 'vitest';
import { setEntryKey } from '#web/lib/first-load.ts';

test('an entry of the history gets a key of its own, keeps what else it holds, and its key through a reload', () => {
  history.replaceState({ usr: { isAccepted: true } }, '', '/user/phd');
  setEntryKey();
  const first = history.state;
  expect(first).toEqual({ usr: { isAccepted: true }, key: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(window.location.pathname).toBe('/user/phd');
  setEntryKey();
  expect(history.state).toEqual(first);
  history.pushState(null, '', '/user');
  setEntryKey();
  expect(history.state).toEqual({ key: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(history.state.key).not.toBe(first.key);
});
