import { KMSClient } from '@aws-sdk/client-kms';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { beforeEach, expect, test, vi } from 'vitest';
import { search } from '#functions/audit/search.ts';
import { Counts } from '#functions/data/entities/counts.ts';
import { findCounts } from '#functions/data/universities/counts.ts';
import { listUniversities } from '#functions/data/universities/universities.ts';
import { carryOut } from '#scripts/operations/operator/plan.ts';
import { rotateKey } from '#scripts/operations/operator/rotate-key.ts';
import { buildAccount, choose, login, mailedLink, newEmail, newPassword } from '#tests/support/accounts.ts';
import { refused, withHeaders } from '#tests/support/api.ts';
import { auditOf } from '#tests/support/audit.ts';
import { answeredBy } from '#tests/support/aws.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { giveFactor } from '#tests/support/factors.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { giveUpMailsTo, plan, run } from '#tests/support/operator.ts';
import { receivedBy } from '#tests/support/outbox.ts';
import { tokenOf } from '#tests/support/sessions.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(async () => {
  await freshTable();
  [noor.email, zoe.email] = [newEmail(), newEmail()];
});

const calls = (entries: readonly Record<string, unknown>[]) => entries.map(({ actorId, call }) => [actorId, call]);

const noor = { email: '', firstName: 'Noor', lastName: 'Sahin' };
const zoe = { email: '', firstName: 'Zoé', lastName: 'Arnaud' };
const campus = {
  name: 'Université des Marais',
  city: 'Brouage',
  contactEmail: 'doctorat@marais.example',
  timeZone: 'Indian/Reunion',
};

test('the first super administrator is invited by mail, and is one only by the password that they choose', async () => {
  expect(await run('create-super', noor)).toContain('Noor Sahin becomes a super administrator');
  expect((await refused(login(noor.email, newPassword))).status).toBe(401);
  const [letter] = await receivedBy(noor.email);
  expect(letter?.text).toMatch(/L’équipe technique de Thésée.*super-administration/s);
  expect(letter?.text).not.toContain('université');
  await choose(await mailedLink(noor.email));
  const { user } = await login(noor.email, newPassword);
  expect(user).toMatchObject({ role: 'super', status: 'ACCEPTED' });
  expect(calls(await auditOf('none'))).toContainEqual(['operator', 'operator create-super']);
});

test('whoever has lost app and codes signs in by password again, is told by mail, and is signed out elsewhere', async () => {
  const boss = await buildAccount('ACCEPTED', { role: 'super', universityId: null });
  await giveFactor(boss);
  const token = await tokenOf(boss);
  await expect(login(boss.email)).rejects.toThrow('a second step is due');
  expect(await run('drop-factor', { email: boss.email })).toContain(`${boss.email} (super) loses the second factor`);
  expect(await login(boss.email)).toHaveProperty('token');
  const { users } = withHeaders({ authorization: `Bearer ${token}` });
  expect((await refused(users.get({ params: { id: boss.id } }))).status).toBe(401);
  const [letter] = await receivedBy(boss.email);
  expect(letter?.subject).toBe('La seconde étape de votre connexion a été retirée');
  expect(calls(await auditOf('none'))).toContainEqual(['operator', 'operator drop-factor']);
  expect(await run('drop-factor', { email: boss.email })).toContain('has no second factor');
  await expect(run('drop-factor', { email: newEmail() })).rejects.toThrow('has no account here');
  await expect(run('drop-factor', {})).rejects.toThrow('--email');
});

test('invited twice they get another link, and once they have a password nothing more', async () => {
  await run('create-super', noor);
  await receivedBy(noor.email);
  expect(await run('create-super', noor)).toContain('mailed again');
  expect(await receivedBy(noor.email)).toHaveLength(2);
  await choose(await mailedLink(noor.email));
  expect(await run('create-super', noor)).toMatch(/is a super administrator already.*\nNothing to do/);
});

test('an address that is somebody else’s is left alone, and so is one that is none', async () => {
  const { email } = await buildUser();
  await run('create-super', zoe);
  await expect(plan('create-university', { ...campus, ...zoe })).rejects.toThrow('has an account already, as super');
  await expect(plan('create-super', { ...noor, email: 'noor' })).rejects.toThrow('--email');
  await expect(plan('create-university', { ...zoe, firstName: '' })).rejects.toThrow('--name');
  expect(email).not.toBe(zoe.email);
  expect((await listUniversities()).filter(({ name }) => name === campus.name)).toEqual([]);
});

test('neither a member nor another university’s administrator becomes administrator of one that is there', async () => {
  await run('create-university', { ...campus, ...zoe });
  const [university] = await listUniversities();
  const member = await buildAccount('ACCEPTED', { universityId: university?.id ?? '' });
  const other = await buildAccount('ACCEPTED', { role: 'admin' });
  for (const { email, role } of [member, other]) {
    const opening = plan('create-university', { ...campus, ...noor, email });
    await expect(opening).rejects.toThrow(`has an account already, as ${role}`);
  }
});

test('a university opens with its administrator, who comes by a link; a second time nothing is made again', async () => {
  await run('create-university', { ...campus, ...zoe });
  const [university] = await listUniversities();
  expect(university).toMatchObject({
    name: 'Université des Marais',
    city: 'Brouage',
    contactEmail: 'doctorat@marais.example',
    timeZone: 'Indian/Reunion',
  });
  await choose(await mailedLink(zoe.email));
  const { user } = await login(zoe.email, newPassword);
  expect(user).toMatchObject({ role: 'admin', status: 'ACCEPTED', UniversityId: university?.id });
  const entries = calls(await auditOf(university?.id ?? ''));
  expect(entries).toContainEqual(['operator', 'operator create-university']);
  expect(entries).toContainEqual(['operator', 'operator invite-administrator']);

  expect(await run('create-university', { ...campus, ...zoe, name: 'UNIVERSITÉ DES MARAIS' })).toContain(
    'Nothing to do',
  );
  expect(await run('create-university', { ...campus, ...noor })).toContain('is there already');
  expect(await listUniversities()).toHaveLength(1);
  expect((await findCounts(university?.id ?? ''))?.administratorIds).toHaveLength(2);
});

test('answering no changes nothing', async () => {
  const opening = await plan('create-university', { ...campus, ...zoe });
  const no = { print: () => undefined, confirm: async () => false };
  await expect(carryOut(opening, 'here', no)).rejects.toThrow('nothing was changed');
  expect(await listUniversities()).toEqual([]);
});

test('mails that were given up are sent again, of every university and of those who belong to none', async () => {
  const [home, boss] = [await buildUniversity(), await buildUser({ role: 'super', university: null })];
  const people = [await buildUser({ university: home }), boss];
  await giveUpMailsTo(people);
  expect(await receivedBy(boss.email)).toEqual([]);
  const said = await run('drain-mails');
  expect(said).toContain(`${home.name}: 1 mail (1 MessageRejected)`);
  expect(said).toContain('no university: 1 mail');
  for (const { email } of people) expect(await receivedBy(email)).toHaveLength(1);
  expect(calls(await auditOf(home.id))).toEqual([['operator', 'operator drain-mails']]);
  expect(await run('drain-mails')).toContain('Nothing to do');
});

test('wrong counts are recounted from the lists', async () => {
  const [right, wrong] = [await buildUniversity(), await buildUniversity()];
  for (const university of [right, wrong]) await buildUser({ university });
  await Counts.build(UpdateItemCommand).item({ universityId: wrong.id, acceptedUsers: 7 }).send();
  vi.setSystemTime(start + 60_000);
  const said = await run('reindex');
  expect(said).toContain(`${wrong.name}: acceptedUsers 1 instead of 7`);
  expect(said).not.toContain(right.name);
  expect((await findCounts(wrong.id))?.acceptedUsers).toBe(1);
  expect(await run('reindex')).toContain('Nothing to do');
});

test('the other key is named by the alias; which one signed before is recorded', async () => {
  const [first, second] = (process.env.SIGNING_KEYS ?? '').split(',');
  const moved: unknown[] = [];
  // A fake key service: other tests sign with this run's alias.
  const kms = answeredBy(new KMSClient(), (command, input) => {
    if (command === 'UpdateAlias') moved.push(input);
    return { KeyId: `arn:aws:kms:eu-west-3:000000000000:key/${first}` };
  });
  expect((await (await rotateKey(kms, new Date())).act?.())?.at(-1)).toBe(
    'Write "signsWith": "OtherSigningKey" into the stage\'s settings, so that the next deployment agrees.',
  );
  expect(moved).toEqual([{ AliasName: process.env.SIGNING_KEY, TargetKeyId: second }]);
  expect(await auditOf('none')).toMatchObject([{ call: 'operator rotate-key', targets: [first, second] }]);
});

test('an operator’s act is shown to super administrators, without names', async () => {
  await run('create-university', { ...campus, ...zoe });
  const { entries } = await search(null, { kind: 'operations' }, { now: new Date(), language: 'fr' });
  // Entries of the same moment have no order.
  const told = entries.map(({ act, who, what }) => [act, who, what?.name]);
  expect(told).toHaveLength(2);
  expect(told).toContainEqual(['administratorInvited', { id: 'operator', name: null }, 'Zoé Arnaud']);
  expect(told).toContainEqual(['universityOpened', { id: 'operator', name: null }, 'Université des Marais']);
});
