import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Language, languages } from '#shared/lists.ts';
import { expectSaved, slider } from '#tests/support/assessment.ts';
import { exportPdf } from '#tests/support/export-pdf.ts';
import { listed, rateAll } from '#tests/support/job-list.ts';
import { password } from '#tests/support/people.ts';
import { settled } from '#tests/support/scenes.ts';
import { createReader } from '#tests/support/speech.ts';
import { expect, expectMessage, field, test } from '#tests/support/story.ts';

const words: Record<Language, Readonly<Record<'title' | 'intro', string> & { steps: readonly string[] }>> = {
  fr: {
    title: 'Ce que dit un lecteur d’écran, en français',
    intro:
      'De la présentation au PDF : nom, rôle, état, valeur et description de chaque élément, tels que l’arbre d’accessibilité de Chromium les donne, et ce que disent les régions dynamiques. `tests/e2e/long/speech.spec.ts` compare ce texte au produit. Aucun lecteur d’écran ne l’a dit.',
    steps: ['La présentation', 'La connexion', 'Une compétence', 'Les métiers', 'Le PDF'],
  },
  en: {
    title: 'What a screen reader says, in English',
    intro:
      'From the landing page to the PDF: name, role, state, value and description of each element, as Chromium’s accessibility tree gives them, and what live regions say. `tests/e2e/long/speech.spec.ts` compares this text with the product. No screen reader has said it.',
    steps: ['The landing page', 'Logging in', 'A skill', 'The jobs', 'The PDF'],
  },
};

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test('the main way is said as it is written down', async ({ as, candidate, t }) => {
      const { title, intro, steps } = words[language];
      const { path } = await rateAll(candidate);
      const page = await as(null);
      const reader = await createReader(page, language);
      const [landing = '', login = '', skill = '', jobs = '', print = ''] = steps;

      reader.begin(landing);
      await page.goto('/');
      await settled(page);
      await reader.page();
      await reader.focus(page.getByRole('link', { name: t('layout:skip') }));
      await reader.read(page.getByRole('main'));

      reader.begin(login);
      await page.getByRole('link', { name: t('landing:hero.login') }).press('Enter');
      await expect(page).toHaveURL('/login');
      await settled(page);
      await reader.listen();
      await reader.page();
      await reader.read(page.getByRole('main'));
      await reader.focus(field(page, t('auth:email')));
      await page.keyboard.type(candidate.user.email);
      await reader.focus(field(page, t('auth:password')));
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: candidate.user.firstName })).toBeVisible();
      await settled(page);
      await reader.page();

      reader.begin(skill);
      await page.goto(`${path}?activeTab=1`);
      await settled(page);
      await reader.listen();
      await reader.page();
      const row = page.locator('.rate-item').first();
      await reader.read(page.getByRole('tablist'));
      await reader.read(row);
      await reader.focus(slider(page, 0));
      await page.keyboard.press('4');
      await reader.focus(slider(page, 0));
      await page.keyboard.press('l');
      await expect(row.getByRole('checkbox').first()).toBeChecked();
      await expectSaved(page, t);
      await reader.hear();

      reader.begin(jobs);
      await page
        .getByRole('link', { name: t('menu:jobs.label') })
        .first()
        .press('Enter');
      await expect(listed(page).first()).toBeVisible();
      await settled(page);
      await reader.page();
      await reader.read(page.getByRole('heading', { level: 1 }));
      await reader.read(page.locator('.rests'));
      await reader.read(listed(page).first());
      const keep = listed(page).first().locator('button[aria-pressed]').first();
      await reader.focus(keep);
      await page.keyboard.press('Enter');
      await expect(keep).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('button', { name: t('jobs:followed.undoOf') })).toBeVisible();
      await reader.focus(keep);
      await reader.hear();

      reader.begin(print);
      await page.goto(path);
      await settled(page);
      await reader.listen();
      const opener = page.getByRole('button', { name: t('portfolios:export') });
      await reader.focus(opener);
      await page.keyboard.press('Enter');
      await reader.read(page.getByRole('dialog'));
      await exportPdf(page, t);
      await expectMessage(page, t('portfolios:exported'));
      await reader.hear();

      const text = `# ${title}\n\n${intro}\n${reader.lines.join('\n')}\n`.replace(/(Enregistré à|Saved at) .*/, '$1 …');
      // To read, and to keep where it is right.
      mkdirSync('.local/speech', { recursive: true });
      writeFileSync(`.local/speech/speech.${language}.md`, text);
      expect(text).toBe(readFileSync(`docs/trust/speech.${language}.md`, 'utf8'));
    });
  });
}
