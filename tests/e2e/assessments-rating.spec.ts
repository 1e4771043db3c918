import {
  begin,
  expectRated,
  expectSaved,
  notApplicable,
  openNew,
  panel,
  slider,
  spoken,
  tab,
  taste,
} from '#tests/support/assessment.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, field, test } from '#tests/support/story.ts';

const objects = { returnObjects: true } as const;

test('ratings from 0 to 5, N/A and a like are there after a reload', async ({ as, candidate, t }) => {
  const { page } = await openNew(as, candidate);
  await slider(page, 0).press('0');
  await slider(page, 1).press('3');
  await slider(page, 1).press('ArrowRight');
  await slider(page, 2).press('9');
  await notApplicable(page, 3).check();
  await taste(page, t, 4).like.check();
  await expectSaved(page, t);
  await page.reload();
  await expect(slider(page, 0)).toHaveAttribute('aria-valuetext', spoken(t, 0));
  await expect(slider(page, 1)).toHaveAttribute('aria-valuetext', spoken(t, 4));
  await expect(slider(page, 2)).toHaveAttribute('aria-valuetext', t('ratings:level.unanswered'));
  await expect(slider(page, 0)).toHaveAttribute('max', '5');
  await expect(notApplicable(page, 3)).toBeChecked();
  await expect(taste(page, t, 4).like).toBeChecked();
});

test('N/A empties and disables the scale, and switching it off gives 0', async ({ as, candidate, t }) => {
  const { page } = await openNew(as, candidate);
  await slider(page, 0).press('4');
  await expect(slider(page, 0)).toHaveAttribute('aria-valuetext', spoken(t, 4));
  await notApplicable(page, 0).check();
  await expect(slider(page, 0)).toBeDisabled();
  await expect(slider(page, 0)).toHaveAttribute('aria-valuetext', t('ratings:level.notApplicable'));
  await notApplicable(page, 0).uncheck();
  await expect(slider(page, 0)).toBeEnabled();
  await expect(slider(page, 0)).toHaveAttribute('aria-valuetext', spoken(t, 0));
});

test('like and dislike exclude each other and can be taken back; values and RNCP have neither', async ({
  as,
  candidate,
  t,
}) => {
  const { page } = await openNew(as, candidate);
  for (const kind of ['activity', 'skill'] as const) {
    await tab(page, t, kind).click();
    const { like, dislike } = taste(page, t, 0);
    await like.check();
    await dislike.check();
    await expect(like).not.toBeChecked();
    await like.check();
    await expect(dislike).not.toBeChecked();
    await like.uncheck();
    await expect(like).not.toBeChecked();
    await expect(dislike).not.toBeChecked();
    await taste(page, t, 1).dislike.check();
  }
  await expectSaved(page, t);
  await page.reload();
  await expect(taste(page, t, 0).like).not.toBeChecked();
  await expect(taste(page, t, 1).dislike).toBeChecked();
  for (const kind of ['value', 'rncp'] as const) {
    await tab(page, t, kind).click();
    await expect(slider(page, 0)).toBeVisible();
    await expect(panel(page).getByRole('checkbox')).toHaveCount(0);
  }
});

test('a row is answered by its keys: digits of any keyboard, arrows, N, L and D; a title is written with the same keys', async ({
  as,
  candidate,
  t,
}) => {
  const { page } = await openNew(as, candidate);
  const keyboard = await page.context().newCDPSession(page);
  /** A key as keyboards other than the American one send it. */
  const strike = async (key: string, code: string) => {
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
  };
  await slider(page, 0).focus();
  await strike("'", 'Digit4');
  await expectRated(page, t, 0, 4);
  await strike('2', 'Numpad2');
  await expectRated(page, t, 0, 2);
  await page.keyboard.press('ArrowRight');
  await expectRated(page, t, 0, 3);
  await page.keyboard.press('Control+5');
  await expectRated(page, t, 0, 3);

  const { like, dislike } = taste(page, t, 0);
  await page.keyboard.press('l');
  await expect(like).toBeChecked();
  await page.keyboard.press('d');
  await expect(dislike).toBeChecked();
  await expect(like).not.toBeChecked();
  await page.keyboard.press('D');
  await expect(dislike).not.toBeChecked();

  await page.keyboard.press('n');
  await expect(notApplicable(page, 0)).toBeChecked();
  await expect(notApplicable(page, 0)).toBeFocused();
  await page.keyboard.press('n');
  await expectRated(page, t, 0, 0);

  const title = field(page, t('portfolios:detail.titleLabel'));
  await title.fill('');
  await title.pressSequentially('Nuit 3 l d');
  await expect(title).toHaveValue('Nuit 3 l d');
  await expectRated(page, t, 0, 0);
});

test('a like given by a key on the scale is read out, and so is the key that takes it back', async ({
  as,
  candidate,
  t,
}) => {
  const { page } = await openNew(as, candidate);
  const name = (await slider(page, 0).getAttribute('aria-label')) ?? '';
  const said = page.getByRole('status').filter({ hasText: name });
  for (const [key, words] of [
    ['l', t('portfolios:rating.likeOf', { name })],
    ['d', t('portfolios:rating.dislikeOf', { name })],
    ['d', t('portfolios:rating.neutralOf', { name })],
  ] as const) {
    await slider(page, 0).press(key);
    await expect(said).toHaveText(words);
    await expect(slider(page, 0)).toBeFocused();
  }
});

test('what is not answered yet is found across categories and tabs, and the end leads to the jobs', async ({
  as,
  candidate,
  t,
}) => {
  const { id, path } = await begin(candidate);
  const { portfolios } = apiOf(candidate.token);
  const input = { params: { portfolioId: id } };
  const activities = await portfolios.listActivities(input);
  const values = await portfolios.listValues(input);
  const others = [await portfolios.listSkills(input), await portfolios.listRncps(input)].flat();
  const last = activities.findLast(({ Activity }) => Activity.category === 2);
  const middle = values.find(({ Value }) => Value.category === 4);
  const answered = [...activities, ...values, ...others].filter((row) => row.id !== last?.id && row.id !== middle?.id);
  for (let start = 0; start < answered.length; start += 100) {
    const ratings = answered.slice(start, start + 100).map((row) => ({ id: row.id, value: 3 }));
    await portfolios.rateMany({ params: { id }, body: { ratings } });
  }

  const page = await as(candidate);
  await page.goto(path);
  const bar = page.getByRole('region', { name: t('portfolios:detail.overall') });
  const total = answered.length + 2;
  await expect(bar).toContainText(t('portfolios:detail.answered', { count: total - 2, total }));
  await expect(tab(page, t, 'value')).toContainText(`${values.length - 1}/${values.length}`);
  const heading = panel(page).getByRole('heading', { level: 2 });
  const [people, justice] = [t('ratings:category.activity', objects)[2], t('ratings:category.value', objects)[4]];
  const focused = page.locator('input:focus');

  await bar.getByRole('button', { name: t('portfolios:detail.nextUnanswered') }).click();
  await expect(heading).toContainText(people);
  await expect(focused).toHaveAttribute('aria-label', last?.Activity.nameFR ?? '');
  await expect(focused).toBeInViewport();
  // A click draws no focus ring: the row itself tells where one is.
  await expect(page.locator(`[id="${last?.id}"]`)).toHaveCSS('box-shadow', /inset/);
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/activeTab=2$/);
  await expect(heading).toContainText(justice);
  await expect(focused).toHaveAttribute('aria-label', middle?.Value.nameFR ?? '');
  await expect(focused).toBeInViewport();
  const said = page.getByRole('status').filter({ hasText: justice });
  await expect(said).toHaveText(`${t('ratings:kind.value')}, ${justice}`);

  await page.keyboard.press('0');
  await expect(bar).toContainText(t('portfolios:detail.allAnswered'));
  await page.keyboard.press('Enter');
  const jobs = bar.getByRole('link', { name: t('portfolios:detail.seeJobs') });
  await expect(jobs).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: t('portfolios:detail.allAnswered') })).toBeAttached();
  await jobs.press('Enter');
  await expect(page).toHaveURL(`/user/jobs?portfolio=${encodeURIComponent(id)}`);
  await expect(page.getByRole('listitem').filter({ hasText: '1' }).first()).toBeVisible();
});
