import type { Download, Page } from '@playwright/test';
import type { T } from './story.ts';

/** Presses the button of the dialog that exports; gives the PDF, for which a browser is unpacked and started: a minute where others are busy. */
export const exportPdf = async (page: Page, t: T): Promise<Download> => {
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('exports:submit') })
    .click();
  return downloading;
};
