import { expect, test } from 'vitest';
import { buildAccount, linkTo } from '#tests/support/accounts.ts';
import { as } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { receivedBy, waitingMails } from '#tests/support/outbox.ts';

test('smoke', async () => {
  const acc = await buildAccount();
  console.log(await linkTo(acc));
  const university = await buildUniversity();
  const admin = await as(await buildUser({ university, role: 'admin' }));
  const p = await buildUser({ university, status: 'PENDING' });
  await admin.users.setStatus({ params: { id: p.id }, body: { status: 'ACCEPTED' } });
  console.log(await waitingMails());
  expect(await receivedBy(p.email)).toEqual([]);
  expect(1).toBe(2);
});
