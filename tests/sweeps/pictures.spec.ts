import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { languages } from '#shared/lists.ts';
import { beginnerOf, scenes, settled } from '#tests/support/scenes.ts';
import { test } from '#tests/support/story.ts';

// Not a test: `npm run pictures` takes the landing page's screenshots from the demo, and draws the seal of mails.
const folder = resolve('web/pictures');
mkdirSync(folder, { recursive: true });
/** At this size and a scale above 1 they are sharp on most screens. */
const viewport = { width: 1000, height: 640 };
const deviceScaleFactor = 1.25;

for (const name of ['jobs', 'assessment-skills', 'admin-users']) {
  const scene = scenes.find((one) => one.name === name);
  if (!scene?.who || scene.who === 'candidate') throw new Error(`there is no scene ${name} of the demonstration`);
  const { who, open } = scene;
  for (const language of languages) {
    test.describe(language, () => {
      test.use({ language });
      for (const colorScheme of ['light', 'dark'] as const) {
        test(`${name} ${language} ${colorScheme}`, async ({ as, candidate, t }) => {
          const page = await as(who, { viewport, deviceScaleFactor, colorScheme, reducedMotion: 'reduce' });
          await open({ page, t, begin: beginnerOf(candidate) });
          await settled(page);
          const png = await page.screenshot();
          await sharp(png)
            .webp({ quality: 60, effort: 6 })
            .toFile(resolve(folder, `${name}-${language}-${colorScheme}.webp`));
        });
      }
    });
  }
}

/** Four pixels to each of the mail's, which shows it 40 wide. */
const sealWidth = 160;

test('the seal of mails, which show no SVG', async () => {
  const [, walked] = /<path id="path" d="([^"]+)"/.exec(readFileSync('web/ui/labyrinth.svg', 'utf8')) ?? [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 2090" fill="none" stroke="#7d3f9e">
    <path d="${walked}" stroke-width="52" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="1000" cy="1000" r="88" fill="#ffffff" stroke-width="60"/></svg>`;
  await sharp(Buffer.from(svg), { density: 300 })
    .resize(sealWidth)
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toFile(resolve('functions/mails/seal.png'));
});
