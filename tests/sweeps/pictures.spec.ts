import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { languages } from '#shared/lists.ts';
import { shareChanged } from '#tests/support/alike.ts';
import { beginnerOf, scenes, settled } from '#tests/support/scenes.ts';
import { test } from '#tests/support/story.ts';

// `npm run pictures` takes the landing page's pictures of the demonstration and draws the seal of mails; `npm run check`
// does it again and compares.
const isTaking = process.env.TAKE_PICTURES === 'yes';
const folder = resolve('web/pictures');
mkdirSync(folder, { recursive: true });

/** Of the picture. A new row, bar or title changes more; a date less. */
const mostChanged = 0.01;

const keepOrCompare = async (path: string, taken: Buffer): Promise<void> => {
  if (isTaking) return writeFileSync(path, taken);
  const share = await shareChanged(readFileSync(path), taken);
  expect(share, `${path} shows the product as it was: run \`npm run pictures\``).toBeLessThanOrEqual(mostChanged);
};

/** As wide as the page shows them, so that their text has its own size; the phone's are for 340 to 390 px. */
const forms = { wide: { width: 620, height: 500 }, phone: { width: 340, height: 460 } };
const onPhone = { isMobile: true, hasTouch: true, deviceScaleFactor: 2, reducedMotion: 'reduce' } as const;

/** What each shows first, below the bar at the top. */
const shown = { jobs: 'h1', 'assessment-skills': '.rate-item', 'admin-users': '.list-tools' };
/** CSS pixels: the height of the bar, and air below it. */
const shownFrom = 57 + 8;

const bringToTop = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, top) => scrollBy(0, element.getBoundingClientRect().top - top), shownFrom);

for (const [name, selector] of Object.entries(shown)) {
  const scene = scenes.find((one) => one.name === name);
  if (!scene?.who || scene.who === 'candidate') throw new Error(`there is no scene ${name} of the demonstration`);
  const { who, open } = scene;
  for (const language of languages) {
    test.describe(language, () => {
      test.use({ language });
      for (const colorScheme of ['light', 'dark'] as const) {
        test(`${name} ${language} ${colorScheme} looks as the landing page shows it`, async ({ as, candidate, t }) => {
          for (const [form, viewport] of Object.entries(forms)) {
            const page = await as(who, { ...onPhone, viewport, colorScheme });
            await open({ page, t, begin: beginnerOf(candidate) });
            await settled(page);
            await bringToTop(page, selector);
            await settled(page);
            const webp = await sharp(await page.screenshot())
              .webp({ quality: 60, effort: 6 })
              .toBuffer();
            await keepOrCompare(resolve(folder, `${name}-${form}-${language}-${colorScheme}.webp`), webp);
          }
        });
      }
    });
  }
}

/** Four pixels to each of the mail's, which shows it 40 wide. */
const sealWidth = 160;

test('the seal of mails, which show no SVG, is that of the site', async () => {
  const [, walked] = /<path id="path" d="([^"]+)"/.exec(readFileSync('web/ui/labyrinth.svg', 'utf8')) ?? [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 2090" fill="none" stroke="#7d3f9e">
    <path d="${walked}" stroke-width="52" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="1000" cy="1000" r="88" fill="#ffffff" stroke-width="60"/></svg>`;
  const png = await sharp(Buffer.from(svg), { density: 300 })
    .resize(sealWidth)
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toBuffer();
  await keepOrCompare(resolve('functions/mails/seal.png'), png);
});
