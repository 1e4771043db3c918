import { administrationNarrow, administrationWide } from '#tests/literals/stops/administration.ts';
import { badges, candidateNarrow, candidateWide, more, opened } from '#tests/literals/stops/candidate.ts';
import { keepersWide } from '#tests/literals/stops/keepers.ts';
import { publicNarrow, publicWide } from '#tests/literals/stops/public.ts';
import { beginnerOf, type Scene, scenes, settled } from '#tests/support/scenes.ts';
import { expect, test } from '#tests/support/story.ts';
import { walk } from '#tests/support/tab-order.ts';

const sceneOf = (name: string): Scene => {
  const scene = scenes.find((one) => one.name === name);
  if (!scene) throw new Error(`there is no scene ${name}`);
  return scene;
};

for (const [width, orders] of [
  [1280, { ...publicWide, ...candidateWide, ...administrationWide, ...keepersWide }],
  [390, { ...publicNarrow, ...candidateNarrow, ...administrationNarrow }],
] as const) {
  for (const [name, order] of Object.entries(orders)) {
    test(`${name} is walked through in order at ${width} px`, async ({ as, candidate, t }) => {
      const { who, open } = sceneOf(name);
      const page = await as(who === 'candidate' ? candidate : who, { viewport: { width, height: 900 } });
      await open({ page, t, begin: beginnerOf(candidate) });
      await settled(page);
      // An opened panel takes the focus, so the walk starts there.
      const stops = (await walk(page))
        .map((stop) =>
          stop
            .replace(
              /(?<="(?:Votre labyrinthe|Comparaison|Votre compte|Déconnecter Appareil inconnu, vu le) ).*(?=")/,
              '…',
            )
            .replace(/".*(?=, (?:en savoir plus|\d compétences?)")/, '"…')
            .replace(/".*(?= voir les formations)/, '"…')
            .replace(/(?<="(?:Garder|Écarter) : ).*(?=")/, '…')
            .replace(/(?<="Ouvrir ).*(?= \(nouvel onglet\))/, '…'),
        )
        // Excludes universities of other stories.
        .filter((stop) => !stop.includes('Université des récits'))
        .filter((stop) => !/"Aussi dans .* disciplines?"/.test(stop))
        .map((stop, i, all) => (all[i + 1] === more ? 'link "…"' : stop))
        .filter((stop, i, all) => ![badges, opened].includes(stop) || stop !== all[i - 1]);
      expect(name === 'user-menu' ? stops.slice(0, order.length) : stops).toEqual(order);
    });
  }
}

test('a dialog keeps the focus, and gives it back where it was', async ({ as, t }) => {
  const page = await as(null);
  await page.goto('/login');
  const opener = page.getByRole('button', { name: t('auth:login.forgot') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
