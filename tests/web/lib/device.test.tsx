import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { LanguageSwitch } from '#web/blocks/language-switch.tsx';
import { ThemeSwitch } from '#web/blocks/theme-switch.tsx';
import { announceTyped } from '#web/lib/announce-typed.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { errorText } from '#web/lib/error-text.ts';
import { startI18n } from '#web/lib/i18n.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { readPageData } from '#web/lib/page-data.ts';
import { useNamedThing, useThingTitle } from '#web/lib/page-title.ts';
import { saveCsv } from '#web/lib/save-file.ts';
import { sendFile } from '#web/lib/send-file.ts';
import { applyTheme } from '#web/lib/theme.ts';
import { usePeriod } from '#web/lib/use-period.ts';

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
  expect(cookie.mock.calls.at(-1)).toEqual(['language=en; path=/; max-age=31536000; samesite=lax; secure']);
  localStorage.setItem('language', 'fr');
  startI18n();
  expect([document.documentElement.lang, cookie.mock.calls.at(-1)?.[0].slice(0, 12)]).toEqual(['fr', 'language=fr;']);
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
  applyTheme('system');
});

test.each([
  [new ApiError(409, 'conflict', { msg: 'Déjà pris.' }), 'Déjà pris.'],
  [new ApiError(0, 'offline'), 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'],
  [new ApiError(0, 'timeout'), 'La réponse tarde trop. Réessayez dans un instant.'],
  [new ApiError(429, 'too_many'), 'Trop de tentatives. Réessayez un peu plus tard.'],
  [new ApiError(500, 'internal'), 'Un problème est survenu de notre côté. Réessayez dans un instant.'],
])('%s is told in the server’s words, else in ours', async (error, words) => {
  await renderElement(<p />);
  expect(errorText(error)).toBe(words);
});

test('React learns what was typed before its code was there', async () => {
  const typed = vi.fn();
  render(
    <>
      <input aria-label="Adresse" defaultValue="" onChange={({ target }) => typed(target.value)} />
      <input aria-label="Ville" defaultValue="Brest" onChange={({ target }) => typed(target.value)} />
    </>,
  );
  // As the browser fills it in: past React.
  Reflect.set(HTMLInputElement.prototype, 'value', 'lea@example.org', screen.getByLabelText('Adresse'));
  act(announceTyped);
  expect(typed.mock.calls).toEqual([['lea@example.org']]);
});

test('what the server put into the page is read; nothing where it put nothing', () => {
  document.body.insertAdjacentHTML('beforeend', '<script type="application/json" id="cv">{"id":"c1"}</script>');
  expect([readPageData('cv'), readPageData('other')]).toEqual([{ id: 'c1' }, undefined]);
  document.getElementById('cv')?.remove();
});

test('a screen names what it is about as long as it is shown', async () => {
  const Named = () => <output>{useNamedThing() ?? 'rien'}</output>;
  const Thing = () => {
    useThingTitle('Bilan de mars');
    return null;
  };
  const { rerender } = render(
    <>
      <Named />
      <Thing />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('Bilan de mars');
  rerender(<Named />);
  expect(screen.getByRole('status').textContent).toBe('rien');
});

test('what is loaded on demand has a stand-in until it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<() => string>();
  const Later = onDemand<object>(() => promise, { StandIn: () => 'Un instant' });
  const { text } = await renderElement(<Later />);
  expect(text()).toBe('Un instant');
  await act(async () => resolve(() => 'Le voici'));
  expect(text()).toBe('Le voici');
});

test('a time is worded from a day to a day, or since one', async () => {
  const Period = () => {
    const period = usePeriod();
    return <p>{`${period('2024-09-02', '2026-03-01')} | ${period('2024-09-02', null)}`}</p>;
  };
  const { text } = await renderElement(<Period />, { language: 'en' });
  expect(text()).toBe('September 2, 2024 to March 1, 2026 | Since September 2, 2024');
});

test('a table is saved as a CSV file under its name, whose address is given back a minute later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [make, revoke] = [vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1'), vi.spyOn(URL, 'revokeObjectURL')];
  const clicked: string[][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.href, this.download]);
  });
  saveCsv('a;b', 'membres.csv');
  expect(clicked).toEqual([['blob:1', 'membres.csv']]);
  expect(make.mock.calls[0]?.[0]).toMatchObject({ type: 'text/csv' });
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
});

class Bucket {
  static last: Bucket;
  status = 0;
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  opened: string[] = [];
  body = new FormData();
  constructor() {
    Bucket.last = this;
  }
  open(...args: string[]) {
    this.opened = args;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.onabort();
  }
}

test.each([
  [204, 'sent'],
  [299, 'sent'],
  [300, '300 internal'],
  [403, '403 internal'],
  ['error', '0 offline'],
  ['abort', '0 offline'],
] as const)(
  'a file that the bucket answers with %s is %s; its progress never passes its own size',
  async (answer, outcome) => {
    vi.stubGlobal('XMLHttpRequest', Bucket);
    const [progress, stop] = [vi.fn(), new AbortController()];
    const form = { url: 'https://bucket.example', fields: { key: 'k1', policy: 'p1' } };
    const sending = sendFile(form, new File(['abc'], 'these.pdf'), { onProgress: progress, signal: stop.signal });
    const { last } = Bucket;
    // What follows the file is not read.
    expect([last.opened, [...last.body.keys()]]).toEqual([
      ['POST', 'https://bucket.example'],
      ['key', 'policy', 'file'],
    ]);
    for (const loaded of [2, 400]) last.upload.onprogress?.({ loaded });
    expect(progress.mock.calls.flat()).toEqual([2, 3]);
    if (answer === 'abort') stop.abort();
    else if (answer === 'error') last.onerror();
    else {
      last.status = answer;
      last.onload();
    }
    expect(
      await sending.then(
        () => 'sent',
        (error: Error) => error.message,
      ),
    ).toBe(outcome);
  },
);
