import { givePassword, password } from '#tests/support/accounts.ts';
import { as } from '#tests/support/api.ts';
import { endsAlikeWherever, twoOfThem } from '#tests/support/crash-points.ts';
import { stopClock } from '#tests/support/throttled.ts';

stopClock();

const week = 7 * 24 * 60 * 60_000;
const body = { password };

const oneOfThem = async () => {
  const { person, ids } = await twoOfThem();
  await givePassword(person);
  return { ids, auth: async () => (await as(person)).auth };
};

endsAlikeWherever({
  'making a copy of one’s data': async () => {
    const { auth, ids } = await oneOfThem();
    return { by: 'account', ids, begin: async () => (await auth()).requestArchive({ body }) };
  },
  'erasing oneself': async () => {
    const { auth, ids } = await oneOfThem();
    return { by: 'account', ids, waits: week, begin: async () => (await auth()).eraseAccount({ body }) };
  },
});
