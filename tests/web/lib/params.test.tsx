import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { useChosenParam, useTabParam, useTypedParam } from '#web/lib/address/search-params.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

let typedIn: ReturnType<typeof useTypedParam>;
let chosen: ReturnType<typeof useChosenParam>;
let tabs: ReturnType<typeof useTabParam>;

const Params = () => {
  typedIn = useTypedParam('search');
  chosen = useChosenParam('skill');
  tabs = useTabParam(3, 'place');
  return (
    <>
      <output>{JSON.stringify([typedIn.typed, typedIn.settled])}</output>
      <Link to="/ailleurs">Ailleurs</Link>
    </>
  );
};

const open = async (at: string) => {
  const shown = await renderElement(
    <Routes>
      <Route path="/ailleurs" element={<p>Ailleurs</p>} />
      <Route path="*" element={<Params />} />
    </Routes>,
    { at },
  );
  return { ...shown, entries: window.history.length };
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const stand = () => JSON.parse(screen.getByRole('status').textContent ?? '');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('half a second after the last key what was typed is in the address, in place of what was', async () => {
  const { entries } = await open('/user/courses');
  act(() => typedIn.type('d'));
  await wait(400);
  act(() => typedIn.type('droit '));
  await wait(499);
  expect([location.search, stand()]).toEqual(['', ['droit ', '']]);
  await wait(1);
  expect([location.search, stand(), window.history.length]).toEqual(['?search=droit+', ['droit ', 'droit'], entries]);
});

test('a filter chosen during typing stays in the address beside the typed text', async () => {
  await open('/user/courses');
  act(() => typedIn.type('droit'));
  await wait(300);
  act(() => chosen[1]('s1'));
  await wait(500);
  expect([...new URLSearchParams(location.search)].sort()).toEqual([
    ['search', 'droit'],
    ['skill', 's1'],
  ]);
});

test('taking all back leaves nothing in the field, nor does what was just typed come after it', async () => {
  await open('/user/courses?search=droit&skill=s1');
  act(() => typedIn.type('droit public'));
  act(() => typedIn.reset());
  expect([location.search, stand()]).toEqual(['', ['', '']]);
  await wait(1_000);
  expect(location.search).toBe('');
});

test('a draft of a search follows nobody to another screen', async () => {
  await open('/user/courses');
  act(() => typedIn.type('droit'));
  act(() => screen.getByRole('link').click());
  await wait(1_000);
  expect(location.pathname + location.search).toBe('/ailleurs');
});

test('a choice is added to the address as it is by then, taken out when it is none, and makes no entry in the history', async () => {
  const { entries } = await open('/user/courses?activeTab=1');
  // A callback from an earlier render, as in a memoized list.
  const [, choose] = chosen;
  act(() => tabs[1](2));
  act(() => choose('s1'));
  expect([chosen[0], location.search]).toEqual(['s1', '?activeTab=2&skill=s1']);
  act(() => chosen[1](''));
  expect([chosen[0], location.search, window.history.length]).toEqual(['', '?activeTab=2', entries]);
});

test('opening a tab leaves the place in it that a link led to, without another entry in the history', async () => {
  const { entries } = await open('/user/profile?activeTab=1&place=dates');
  expect(tabs[0]).toBe(1);
  act(() => tabs[1](2));
  expect([tabs[0], location.search, window.history.length]).toEqual([2, '?activeTab=2', entries]);
});

const Pause = ({ value }: { value: string }) => <output>{useDebounced(value, 500)}</output>;

test('a value has settled once it has not changed for so long', async () => {
  let say = (_value: string) => {};
  const Host = () => {
    const [value, setValue] = useState('a');
    say = setValue;
    return <Pause value={value} />;
  };
  await renderElement(<Host />);
  const settled = () => screen.getByRole('status').textContent;
  act(() => say('b'));
  await wait(400);
  act(() => say('c'));
  await wait(400);
  expect(settled()).toBe('a');
  await wait(100);
  expect(settled()).toBe('c');
});
