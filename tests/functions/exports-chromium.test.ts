import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { chromiumVersion, launchChromium } from '#functions/exports/chromium.ts';
import packages from '../../package.json' with { type: 'json' };

it('names the folder after the version that is installed', () => {
  expect(packages.dependencies['@sparticuz/chromium']).toBe(chromiumVersion);
});

it('starts the browser without the credentials and secrets by which the function works', async () => {
  expect(process.env).toMatchObject({
    AWS_SECRET_ACCESS_KEY: expect.any(String),
    PSEUDONYM_SECRET: expect.any(String),
  });
  const browser = await launchChromium();
  try {
    const given = await readFile(`/proc/${browser.process()?.pid}/environ`, 'utf8');
    const names = given.split('\0').map((variable) => variable.replace(/=.*/s, ''));
    expect(names.filter(Boolean).sort()).toEqual(['FONTCONFIG_PATH', 'HOME', 'LD_LIBRARY_PATH', 'TMPDIR']);
  } finally {
    await browser.close();
  }
});
