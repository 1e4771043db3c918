import { mailsTo } from '#tests/support/mailbox.ts';
import { apiOf } from '#tests/support/people.ts';
import { expect, expectMessage, test } from '#tests/support/story.ts';

test('a reader of a public CV writes to its owner, who gets a mail and may answer', async ({ as, candidate }) => {
  const { token, user } = candidate;
  const body = { showSkills: true, allowContact: true };
  await apiOf(token).usercv.addSkill({ body: { skillId: 's1', value: 4, proof: 'Three maps in one year.' } });
  await apiOf(token).usercv.update({ params: { id: user.id }, body });

  const page = await as(null);
  await page.goto(`/public/cv/${user.id}`);
  await expect(page.getByText('Three maps in one year.')).toBeVisible();
  await page.getByRole('button', { name: `Écrire à ${user.firstName}` }).press('Enter');
  await expect(page.getByRole('heading', { name: `Écrire à ${user.firstName}` })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada Roy');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@labo.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('We are hiring.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectMessage(page, `Message envoyé. Une réponse de ${user.firstName} vous parviendrait par e-mail.`);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect
    .poll(async () => (await mailsTo(user.email)).at(-1)?.replyTo?.map(({ address }) => address))
    .toEqual(['ada@labo.example']);
});
