import { mailsTo } from '#tests/support/mailbox.ts';
import { expect, test } from '#tests/support/story.ts';

test('a decision is told by mail, once it can no longer be undone', async ({ home }) => {
  const person = await home.newcomer();
  await home.accept(person);
  // Twenty seconds of delay, plus up to a minute until the mailer's next run.
  await expect.poll(async () => (await mailsTo(person.user.email)).length, { timeout: 100_000 }).toBe(1);
});
