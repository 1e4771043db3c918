import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sealId } from '#functions/mails/layout.ts';
import { languages } from '#shared/lists.ts';
import { lookName, looksOf } from '#tests/support/looks.ts';
import { mailKinds, sampleMail } from '#tests/support/mails.ts';
import { everyScene, testScene } from '#tests/support/scene-tests.ts';
import { test } from '#tests/support/story.ts';

// Not a test: `npm run screens` takes screenshots for review.
for (const [scene, look] of everyScene(looksOf)) {
  testScene(scene, look, 'is pictured', async (page) => {
    await page.screenshot({ path: resolve('.local/screens', scene.name, `${lookName(look)}.png`), fullPage: true });
  });
}

const seal = `data:image/png;base64,${readFileSync('functions/mails/seal.png', 'base64')}`;

for (const kind of mailKinds) {
  for (const language of languages) {
    test(`mail ${kind} ${language}`, async ({ page }) => {
      await page.setContent(sampleMail(kind, language).html.replace(`cid:${sealId}`, seal));
      for (const [width, suffix] of [
        [600, ''],
        [390, '-narrow'],
      ] as const) {
        await page.setViewportSize({ width, height: 400 });
        const path = resolve('.local/screens/mails', `${kind}-${language}${suffix}.png`);
        await page.screenshot({ path, fullPage: true });
      }
    });
  }
}
