import type { Page } from '@playwright/test';
import { begin } from '#tests/support/assessment.ts';
import { answerAllButOne, figures, onward, question } from '#tests/support/guided.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, type T, test } from '#tests/support/story.ts';

const knot = (page: Page, value: number) => page.getByRole('button', { name: new RegExp(`^${value} `) });
const progress = (page: Page) => page.locator('.guide-way [role="status"]');
const strike = (page: Page, key: string) => onward(page, () => page.keyboard.press(key));
/** Creates an assessment, answers `count` questions by keyboard and returns their names. */
const answered = async (page: Page, path: string, count: number) => {
  await page.goto(`${path}/guided`);
  await expect(question(page)).toBeFocused();
  const asked: string[] = [];
  for (let i = 0; i < count; i += 1) asked.push(await strike(page, String(figures[i % 5])));
  return asked;
};
const left = (t: T, count: number) => t('guided:left.jobs', { count });

test('first jobs stand below the questions from then on, and follow the answers', async ({ as, candidate, t }) => {
  const page = await as(candidate);
  const { id, path } = await begin(candidate);
  await answerAllButOne(candidate.token, id);
  await answered(page, path, 1);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/generate-jobs')) asked.push(new URL(request.url()).search);
  });
  await page.getByRole('button', { name: t('guided:goOn') }).click();
  const strip = page.getByRole('complementary', { name: t('guided:jobs.title') });
  await expect(strip.getByRole('listitem')).toHaveCount(3);
  await expect(progress(page)).toContainText(t('guided:left.skill', { count: 18 }));
  for (let i = 0; i < 10; i += 1) await strike(page, '5');
  // Ten answers trigger a save and a new request for jobs.
  await expect.poll(() => asked.at(-1)).toBe('?limit=3');
  await strip.getByRole('link', { name: t('guided:jobs.all') }).click();
  // Neither domain nor wishes are known yet, so they are asked first.
  await expect(page).toHaveURL(/\/user\/jobs\/wishes\?portfolio=/);
});

test('it goes on where one left it: after a pause, in a window that was closed, from the home', async ({
  as,
  candidate,
  t,
}) => {
  const { id, path } = await begin(candidate);
  const page = await as(candidate);
  const asked = await answered(page, path, 3);
  const fourth = await question(page).innerText();
  await page.getByRole('button', { name: t('guided:pause') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(t('guided:paused.saved', { count: 3 }))).toBeVisible();
  await expect(page.getByText(t('guided:paused.at', { name: fourth }))).toBeVisible();
  await page.getByRole('button', { name: t('guided:resume') }).click();
  await expect(question(page)).toHaveText(fourth);

  // Closed right after an answer: local storage keeps it.
  await page.keyboard.press('5');
  await page.close({ runBeforeUnload: false });
  const other = await as(candidate);
  await other.goto('/user');
  await other.getByRole('link', { name: t('journey:step.answer.action') }).click();
  await expect(other).toHaveURL(`${path}/guided`);
  await expect(progress(other)).toContainText(left(t, 24));
  await other.getByRole('button', { name: t('guided:back') }).click();
  await expect(question(other)).toHaveText(fourth);
  await expect(knot(other, 5)).toHaveAttribute('aria-pressed', 'true');
  await other.keyboard.press('ArrowLeft');
  await expect(question(other)).toHaveText(asked[2] ?? '');

  const rows = await apiOf(candidate.token).portfolios.listSkills({ params: { portfolioId: id } });
  expect(rows.filter(({ value }) => value !== null)).toHaveLength(4);
});

test('a candidate rates, says N/A, likes, goes back and leaves a question for later by keyboard alone', async ({
  as,
  candidate,
  t,
}) => {
  const page = await as(candidate);
  await page.addInitScript(() => {
    const seen: string[] = [];
    let last = '';
    // Runs before the browser paints or handles another key.
    new MutationObserver(() => {
      const heading = document.querySelector('.guide-q h1');
      const name = heading?.textContent ?? '';
      if (name && name !== last) seen.push(document.activeElement === heading ? 'focused' : name);
      last = name;
    }).observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { seen });
  });
  await page.goto(`${(await begin(candidate)).path}/guided`);
  await expect(question(page)).toBeFocused();
  const first = await question(page).innerText();

  // A like does not advance, and can be undone.
  const like = page.getByRole('checkbox', { name: t('portfolios:rating.likeOf', { name: first }) });
  await page.keyboard.press('l');
  await expect(like).toBeChecked();
  await page.keyboard.press('l');
  await expect(like).not.toBeChecked();
  await page.keyboard.press('l');
  await expect(question(page)).toHaveText(first);

  await strike(page, '0');
  const second = await strike(page, 'n');
  await expect(progress(page)).toContainText(left(t, 26));
  const third = await strike(page, 'ArrowRight');
  await expect(progress(page)).toContainText(left(t, 26));
  await strike(page, 'ArrowLeft');
  await expect(question(page)).toHaveText(third);
  await strike(page, 'ArrowLeft');
  await expect(question(page)).toHaveText(second);
  await expect(page.getByRole('button', { name: t('guided:notApplicable') })).toHaveAttribute('aria-pressed', 'true');
  await strike(page, 'ArrowLeft');
  await expect(knot(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toBeChecked();

  // A wrong answer can be corrected, after which the questions go on.
  await strike(page, '4');
  await expect(question(page)).toHaveText(second);
  await strike(page, 'ArrowLeft');
  await expect(knot(page, 4)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: t('guided:back') })).toBeDisabled();
  // Each question has the focus as soon as it is rendered, so that fast typing loses no key.
  expect(await page.evaluate('seen')).toEqual(Array(9).fill('focused'));
});
