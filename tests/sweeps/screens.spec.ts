import { resolve } from 'node:path';
import { translator } from '#shared/i18n/mail-translator.ts';
import { languages } from '#shared/lists.ts';
import { lookName } from '#tests/support/looks.ts';
import { sampleMails } from '#tests/support/mails.ts';
import { everyScene, testScene } from '#tests/support/scene-tests.ts';
import { test } from '#tests/support/story.ts';

// Not a test: `npm run screens` takes the pictures that people look at.
for (const [scene, look] of everyScene) {
  testScene(scene, look, 'is pictured', async (page) => {
    await page.screenshot({ path: resolve('.local/screens', scene.name, `${lookName(look)}.png`), fullPage: true });
  });
}

const site = 'https://thesee.example';
const query =
  'token=Zt9yPq2vXw8aLm4nRb6cTd1eKf3gHj5sUo7iQy0hBxE&email=camille.lefevre%40univ.example&universityId=RvSd-1demo&userId=RvSd-4nT8mKqZ2xVbY7cWf9gHjP';
const mails = sampleMails({
  firstName: 'Camille',
  university: 'Université du Haut-Saint-Laurent',
  link: `${site}/reset-password?${query}`,
  loginLink: `${site}/login`,
});

for (const [name, compose] of Object.entries(mails)) {
  for (const language of languages) {
    test(`mail ${name} ${language}`, async ({ page }) => {
      await page.setContent(compose(translator(language), language).html);
      for (const [width, suffix] of [
        [600, ''],
        [390, '-narrow'],
      ] as const) {
        await page.setViewportSize({ width, height: 400 });
        const path = resolve('.local/screens/mails', `${name}-${language}${suffix}.png`);
        await page.screenshot({ path, fullPage: true });
      }
    });
  }
}
