import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { textOf } from '#tests/support/rendered.tsx';
import {
  asDisconnected,
  canReload,
  isLostCode,
  notifyReloaded,
  reloadForCode,
  UnexpectedError,
} from '#web/app/load-errors.tsx';
import { followMessages } from '#web/lib/calls/notify.ts';
import { loadTexts, setLanguage } from '#web/lib/words/i18n.ts';

const reload = vi.fn();
const lost = () => new TypeError('Failed to fetch dynamically imported module: /assets/register.js');
const lostSheet = () => new Error('Unable to preload CSS for /assets/register.css');
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

const breakBy = async (error: unknown, language: 'fr' | 'en' = 'fr') => {
  setLanguage(language);
  await loadTexts(['common', 'errors']);
  vi.mocked(console.error).mockImplementation(() => {});
  const Broken = () => {
    throw error;
  };
  const router = createBrowserRouter([{ path: '*', element: <Broken />, errorElement: <UnexpectedError /> }]);
  await act(async () => void render(<RouterProvider router={router} />));
};
const said = () => textOf(document.body);

test.each([
  ['fr', 'Une erreur inattendue est survenue\u00a0!', 'Recharger la page'],
  ['en', 'Unexpected Application Error!', 'Reload the page'],
] as const)('a screen that breaks shows the error’s own text and a way on (%s)', async (language, title, again) => {
  await breakBy(new RangeError('Invalid array length'), language);
  expect(textOf(screen.getByRole('heading', { level: 1 })).replace(/\s/g, ' ')).toBe(title.replace(/\s/g, ' '));
  expect(textOf(document.querySelector('pre') ?? document.body)).toBe('Invalid array length');
  expect(reload).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button', { name: again }).click());
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['trois', 'trois'],
  [{ status: 500, statusText: 'Panne' }, 'Panne'],
])('what is thrown need not be an error: %j', async (error, text) => {
  await breakBy(error);
  expect(textOf(document.querySelector('pre') ?? document.body)).toBe(text);
});

test('code that is gone is fetched anew, once in a minute; after that its error is shown', async () => {
  setOnline(true);
  vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z'), toFake: ['Date'] });
  await breakBy(lost());
  expect([reload.mock.calls.length, document.querySelector('h1')]).toEqual([1, null]);
  expect(canReload()).toBe(false);
  vi.setSystemTime(new Date('2026-03-01T08:01:00Z'));
  expect(canReload()).toBe(false);
  vi.setSystemTime(new Date('2026-03-01T08:01:01Z'));
  expect(canReload()).toBe(true);
});

test('code that was just fetched anew in vain is not fetched again', async () => {
  setOnline(true);
  reloadForCode();
  reload.mockClear();
  await breakBy(lost());
  expect([reload.mock.calls.length, document.querySelector('pre') !== null]).toEqual([0, true]);
});

test.each([
  [lost(), true, true],
  [lost(), false, false],
  [lostSheet(), true, true],
  [lostSheet(), false, false],
  [new TypeError('x is not a function'), true, false],
  [new Error('module'), true, false],
])('whether code is lost goes by the error and the connection: %s, %s', (error, isOnline, isLost) => {
  setOnline(isOnline);
  expect(isLostCode(error)).toBe(isLost);
});

test('a reloaded page says so once', () => {
  const told = vi.fn();
  const unfollow = followMessages(told);
  notifyReloaded();
  expect(told).toHaveBeenCalledTimes(0);
  reloadForCode();
  notifyReloaded();
  notifyReloaded();
  expect(told).toHaveBeenCalledTimes(1);
  unfollow();
});

test.each([lost(), lostSheet()])(
  'without a connection the page says so, and loads once there is one: %s',
  async (error) => {
    setOnline(false);
    await breakBy(error);
    expect(said()).toContain('Pas de connexion');
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('a connection that came back meanwhile loads the page at once', async () => {
  const isOnline = setOnline(false);
  const Disconnected = asDisconnected(lost());
  isOnline.mockReturnValue(true);
  setLanguage('fr');
  await loadTexts(['common']);
  render(<Disconnected />);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  [true, lost()],
  [false, new Error('lost')],
])('what is not about the connection (there is one: %s) is thrown again', (isOnline, error) => {
  setOnline(isOnline);
  expect(() => asDisconnected(error)).toThrow(error);
});
