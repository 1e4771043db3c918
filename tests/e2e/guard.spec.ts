import { expect, test } from '#tests/support/story.ts';

const addresses = [
  '/',
  '/login',
  '/pending',
  '/user',
  '/user/jobs',
  '/user/cv',
  '/admin',
  '/admin/users',
  '/super-admin',
] as const;

/** Where each address leads, in the order of the addresses; '=' is there itself. */
const table = [
  { name: 'nobody', who: null, targets: ['=', '=', ...Array(7).fill('/')] },
  { name: 'somebody refused', who: 'rejected@demo.test', targets: ['=', ...Array(8).fill('/')] },
  {
    name: 'somebody pending',
    who: 'pending@demo.test',
    targets: ['/pending', '/pending', '=', ...Array(6).fill('/pending')],
  },
  {
    name: 'a candidate',
    who: 'user@demo.test',
    targets: ['/user', '/user', '/user', '=', '=', '=', ...Array(3).fill('/user')],
  },
  {
    name: 'an administrator',
    who: 'admin@demo.test',
    targets: [...Array(6).fill('/admin'), '=', '=', '/admin'],
  },
  {
    name: 'a super administrator',
    who: 'super@demo.test',
    targets: [...Array(8).fill('/super-admin'), '='],
  },
];

for (const { name, who, targets } of table) {
  test(`${name} is led where they belong`, async ({ as }) => {
    const page = await as(who);
    for (const [i, address] of addresses.entries()) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const target = targets[i] === '=' ? address : targets[i];
      expect(new URL(page.url()).pathname, address).toBe(target);
    }
  });
}

test('somebody refused is told by whom, and whom to write to (D58)', async ({ as, t }) => {
  const page = await as('rejected@demo.test');
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText(t('landing:rejected.by', { university: 'Université Rive-Sud' }))).toBeVisible();
  await expect(main.getByText(t('landing:rejected.again', { email: 'rejected@demo.test' }))).toBeVisible();
  await expect(main.getByRole('link')).toHaveAttribute('href', 'mailto:college-doctoral@rive-sud.example');
  await expect(main.getByRole('button', { name: t('landing:rejected.logout') })).toBeVisible();
});

test('somebody pending sees their university, and is led on as soon as another tab tells of a change', async ({
  as,
  home,
  t,
}) => {
  const person = await home.newcomer('Basile');
  const page = await as(person);
  await page.goto('/user');
  await expect(page).toHaveURL(/\/pending$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:pending.heading'));
  await expect(page.getByText(t('auth:pending.intro', { firstName: 'Basile' }))).toBeVisible();
  const place = page.getByRole('region', { name: t('auth:pending.university') });
  await expect(place.getByText(home.university.name)).toBeVisible();

  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/confirm-email');
  await home.accept(person);
  await elsewhere.evaluate(() => new BroadcastChannel('thesee-changes').postMessage('users'));
  await expect(page).toHaveURL(/\/user\/profile$/);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  expect(kept).toMatchObject({ id: person.user.id, status: 'ACCEPTED' });
});
