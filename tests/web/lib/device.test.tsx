import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { applyTheme, LanguageSwitch, ThemeSwitch } from '#web/blocks/display-switches.tsx';
import { startI18n } from '#web/lib/words/i18n.ts';

const pressed = () => screen.getAllByRole('button', { pressed: true }).map((one) => one.getAttribute('aria-label'));

test('the language switches at once, is kept on the device, and told to the server by a cookie of a year', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'set');
  const { user } = await renderElement(<LanguageSwitch />);
  expect(screen.getAllByRole('button').map(({ lang }) => lang)).toEqual(['fr', 'en']);
  expect(pressed()).toEqual(['FR, Français']);
  await user.click(screen.getByRole('button', { name: 'EN, English' }));
  await screen.findByRole('group', { name: 'Language' });
  expect([pressed(), document.documentElement.lang, localStorage.getItem('language')]).toEqual([
    ['EN, English'],
    'en',
    'en',
  ]);
  expect(cookie.mock.calls.at(-1)).toEqual(['__Secure-language=en; path=/; max-age=31536000; samesite=lax; secure']);
  localStorage.setItem('language', 'fr');
  startI18n();
  expect([document.documentElement.lang, cookie.mock.calls.at(-1)?.[0].split(';')[0]]).toEqual([
    'fr',
    '__Secure-language=fr',
  ]);
});

test('a theme is shown and kept; the system’s is shown by choosing none', async () => {
  const { user } = await renderElement(<ThemeSwitch />);
  const shown = () => [pressed(), document.documentElement.dataset.theme ?? null, localStorage.getItem('theme')];
  expect(shown()).toEqual([['Thème du système'], null, null]);
  await user.click(screen.getByRole('button', { name: 'Thème sombre' }));
  expect(shown()).toEqual([['Thème sombre'], 'dark', 'dark']);
  await user.click(screen.getByRole('button', { name: 'Thème du système' }));
  expect(shown()).toEqual([['Thème du système'], null, 'system']);
  localStorage.setItem('theme', 'light');
  applyTheme();
  expect(document.documentElement.dataset.theme).toBe('light');
});
