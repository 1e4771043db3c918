import type { Download, Page } from '@playwright/test';
import type { T } from './story.ts';

/** Unpacking and starting a browser takes up to a minute under load. */
export const exportPdf = async (page: Page, t: T): Promise<Download> => {
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('exports:submit') })
    .click();
  return downloading;
};
