import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadShell } from '#functions/public/shell.ts';

const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 25, 12, 0, seconds));
let asked: string[] = [];
const siteAnswers = (status: number, html = '') =>
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(html, { status });
  });

beforeEach(() => {
  asked = [];
  vi.stubEnv('SITE_ORIGIN', 'https://site.test');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('the page for CVs is asked for once a minute; an older one stands in while the site is out of reach', async () => {
  siteAnswers(503);
  await expect(loadShell('fr', at(0))).rejects.toMatchObject({ code: 'unavailable' });
  siteAnswers(200, 'first');
  expect(await loadShell('fr', at(0))).toBe('first');
  siteAnswers(200, 'second');
  expect(await loadShell('fr', at(59))).toBe('first');
  expect(await loadShell('fr', at(60))).toBe('second');
  siteAnswers(503);
  expect(await loadShell('fr', at(130))).toBe('second');
  await expect(loadShell('en', at(130))).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toEqual(['fr', 'fr', 'fr', 'fr', 'en'].map((language) => `https://site.test/cv.${language}.html`));
});
