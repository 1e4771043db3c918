import { readFile } from 'node:fs/promises';
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { beforeEach, expect, test, vi } from 'vitest';
import { type MailKind, mailKeyOf, type Receiver } from '#functions/data/entities/mail.ts';
import { Users } from '#functions/data/entities/user.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { type MailFacts, mailChange } from '#functions/data/mail/outbox.ts';
import { leaseMail } from '#functions/data/mail/outbox-queue.ts';
import { findUser, type StoredUser } from '#functions/data/people/users.ts';
import { functions } from '#infra/functions.ts';
import { buildAccount, choose, login, mailedLink, newEmail, newPassword } from '#tests/support/accounts.ts';
import { anonymous, as, refused } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { mailedUrl, mailsTo } from '#tests/support/mailbox.ts';
import { callMailer, deliver, everyMinute, receivedBy, waitingMails } from '#tests/support/outbox.ts';
import { start, stopClock } from '#tests/support/throttled.ts';

stopClock();
beforeEach(freshTable);
const hour = 60 * 60_000;

const post = async <K extends MailKind>(kind: K, to: Receiver | StoredUser, facts: MailFacts[K]): Promise<void> => {
  const now = new Date();
  const receiver = 'id' in to ? { userId: to.id } : to;
  expect(await commit([], { now }, { mails: [mailChange(kind, receiver, facts, { now })] })).toBe(true);
};

const streamOf = (...keys: { PK: string; SK: string }[]): DynamoDBStreamEvent => ({
  Records: keys.map(({ PK, SK }, i) => ({
    eventName: 'INSERT',
    dynamodb: { Keys: { PK: { S: PK }, SK: { S: SK } }, SequenceNumber: String(100 + i) },
  })),
});

const streamOfWaiting = async (people: readonly StoredUser[]): Promise<DynamoDBStreamEvent> => {
  const ids = (await waitingMails()).filter(({ userId }) => people.some(({ id }) => id === userId));
  return streamOf(...ids.map(({ id }) => mailKeyOf(id)));
};

test('a new mail leaves as soon as the stream tells of it, once, however often it is told', async () => {
  const person = await buildUser();
  await post('accountExists', person, {});
  const event = await streamOfWaiting([person]);
  expect(event.Records).toHaveLength(1);
  expect(await callMailer(event)).toEqual({ batchItemFailures: [] });
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['Vous avez déjà un compte']);
  expect(await callMailer(event)).toEqual({ batchItemFailures: [] });
  expect(
    await callMailer(streamOf({ PK: 'USER#somebody', SK: 'USER' }, { PK: 'OUTBOX#gone', SK: 'MAIL#gone' })),
  ).toEqual({ batchItemFailures: [] });
  expect(await receivedBy(person.email)).toHaveLength(1);
});

test('the sender’s name is encoded so that clients show it: outside of quotes', async () => {
  const person = await buildUser();
  await post('accountExists', person, {});
  await deliver();
  const [mail] = await mailsTo(person.email);
  const from = mail?.headers.filter(({ key }) => key === 'from').map(({ value }) => value);
  expect(from).toEqual(['=?UTF-8?Q?Th=C3=A9s=C3=A9e?= <ne-pas-repondre@thesee.example>']);
});

test('a mail holds its seal and fetches nothing', async () => {
  const person = await buildUser();
  await post('accountExists', person, {});
  await deliver();
  const [mail] = await mailsTo(person.email);
  const [seal, ...others] = mail?.attachments ?? [];
  expect(others).toEqual([]);
  expect(seal).toMatchObject({ mimeType: 'image/png', disposition: 'inline', related: true });
  expect(Buffer.from(seal?.content as ArrayBuffer)).toEqual(await readFile('functions/mails/seal.png'));
  const sources = [...(mail?.html ?? '').matchAll(/(?:src=|url\()["']?([^"')]+)/g)].map(([, source]) => source);
  expect(sources).toEqual([`cid:${seal?.contentId?.slice(1, -1)}`]);
});

/**
 * Written by hand from D14, D41, D58, D59 and the screens: subject, page of the button, words that only this mail has.
 */
const sent: [MailKind, string, RegExp, RegExp][] = [
  ['registrationReceived', 'Votre demande d’inscription est enregistrée', /\/confirm-email\?/, /Université d’Ailleurs/],
  ['accountExists', 'Vous avez déjà un compte', /\/login$/, /a déjà un compte/],
  ['invitation', 'Votre compte Thésée est prêt', /\/reset-password\?.*&first=1/, /Université d’Ailleurs.*7\u00a0jours/],
  ['resetPassword', 'Choisissez un nouveau mot de passe', /\/reset-password\?(?!.*first)/, /60\u00a0minutes/],
  ['passwordChanged', 'Votre mot de passe a été modifié', /\/login$/, /tous vos appareils ont été déconnectés/],
  ['accepted', 'Votre inscription est acceptée', /\/login$/, /Université d’Ailleurs.*a accepté/],
  ['rejected', 'Votre inscription n’a pas été acceptée', /\/login$/, /adressez-vous à these@ailleurs\.example/],
  ['confirmAddress', 'Confirmez votre adresse', /\/confirm-email\?/, /pendant 7\u00a0jours/],
  ['addressChanged', 'L’adresse de votre compte a été modifiée', /\/login$/, /ne permet plus de se connecter/],
  ['sessionEnded', 'Une de vos connexions a été interrompue', /\/login$/, /depuis deux endroits à la fois/],
  ['sessionsEnded', 'Vos connexions à Thésée ont été fermées', /\/login$/, /mot de passe n’a pas changé/],
  ['factorOn', 'Une seconde étape protège votre connexion', /\/account$/, /codes de secours en lieu sûr/],
  ['factorOff', 'La seconde étape de votre connexion a été retirée', /\/account$/, /le mot de passe suffit/],
  ['factorDropped', 'La seconde étape de votre connexion a été retirée', /\/login$/, /fermé vos sessions/],
  ['recoveryCodeUsed', 'Un de vos codes de secours a servi', /\/account$/, /ne servira plus/],
  [
    'requestsWait',
    'Des demandes d’inscription vous attendent',
    /\/admin\/users\?show=pending$/,
    /1 personne demande.*Université d’Ailleurs/,
  ],
  ['leaving', 'Votre compte va être effacé', /\/login$/, /Jusqu’au 2 mars 2027 à 15\u00a0h\u00a003/],
  ['absent', 'Votre compte sera effacé le 2 mars 2027', /\/stay\?token=[^&]+&userId=/, /seront effacés le 2 mars 2027/],
  ['needed', 'Votre compte est conservé, bien qu’il ne serve plus', /\/login$/, /administrer.*Université d’Ailleurs/],
  [
    'remindAssessment',
    'Et si vous faisiez le point sur vos compétences\u202f?',
    /\/user\/assessment$/,
    /Université d’Ailleurs.*n’est lu que par vous/,
  ],
  ['remindDoctorate', 'Dites-en un peu plus sur votre doctorat', /\/user\/phd$/, /Université d’Ailleurs/],
  [
    'remindEnding',
    'Votre doctorat s’achève bientôt\u00a0: et après\u202f?',
    /\/user\/career$/,
    /Université d’Ailleurs.*se termine dans l’année/,
  ],
];
const statusFor: Partial<Record<MailKind, 'PENDING' | 'REJECTED'>> = {
  registrationReceived: 'PENDING',
  rejected: 'REJECTED',
};

test.each(sent)('%s says what it must, to whom it must', async (kind, subject, page, words) => {
  const university = await buildUniversity({ name: 'Université d’Ailleurs', contactEmail: 'these@ailleurs.example' });
  const role = kind === 'requestsWait' ? 'admin' : 'user';
  const until = '2027-03-02T14:03:00.000Z';
  const person = await buildUser({
    ...{ university, role, status: statusFor[kind] ?? 'ACCEPTED', firstName: 'Zoé' },
    ...(kind === 'leaving' && { leavesAt: until }),
  });
  if (kind === 'requestsWait') await buildUser({ university, status: 'PENDING' });
  if (kind === 'remindEnding') {
    const estimatedEndDate = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
    await (await as(person)).doctorates.update({ params: { userId: person.id }, body: { estimatedEndDate } });
  }
  const other = newEmail();
  const facts = { before: 'PENDING' as const, email: other };
  const goesElsewhere = kind === 'confirmAddress' || kind === 'addressChanged';
  const needed = goesElsewhere
    ? { email: other }
    : kind === 'accepted' || kind === 'rejected'
      ? { before: facts.before }
      : kind === 'leaving' || kind === 'absent'
        ? { until }
        : {};
  await post(kind, person, needed as MailFacts[typeof kind]);

  const [letter, ...more] = await receivedBy(goesElsewhere ? other : person.email);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe(subject);
  const text = (letter?.text ?? '').replaceAll(/\s*\n\s*/g, ' ');
  expect(text).toMatch(/^Bonjour Zoé,/);
  expect(text).toMatch(words);
  expect(new RegExp(`${process.env.SITE_ORIGIN}\\S+`).exec(text)?.[0]).toMatch(page);
  expect(letter?.from).toMatchObject({ name: 'Thésée' });
  expect(await mailsTo(goesElsewhere ? person.email : other)).toEqual([]);
});

test('a mail is in its receiver’s language of that moment, and the university has the name of that moment', async () => {
  const person = await buildUser({ language: 'en', university: await buildUniversity({ name: 'Newfoundland' }) });
  await post('accepted', person, { before: 'PENDING' });
  const [letter] = await receivedBy(person.email);
  expect(letter?.subject).toBe('Your registration has been accepted');
  expect(letter?.text).toContain('Newfoundland');
});

test('a warning that leaves late tells when the thing was done, not when it leaves', async () => {
  const done = Date.parse('2027-03-01T14:03:00Z');
  vi.setSystemTime(done);
  const university = await buildUniversity({ timeZone: 'America/Martinique' });
  // A university without a time zone uses Europe/Paris.
  const [french, english] = [await buildUser(), await buildUser({ language: 'en', university })];
  for (const person of [french, english]) await post('passwordChanged', person, {});
  vi.setSystemTime(done + 5 * hour);
  const textTo = async ({ email }: StoredUser) => (await receivedBy(email))[0]?.text?.replaceAll(/\s+/g, ' ');
  expect(await textTo(french)).toContain('a été modifié le 1er mars 2027 à 15 h 03 (UTC+1)');
  expect(await textTo(english)).toContain('March 1, 2027 at 10:03 AM (UTC−4)');
});

test('a rejected person is told the administrators’ names when their university has no address', async () => {
  const university = await buildUniversity();
  await buildUser({ university, role: 'admin', firstName: 'Ada', lastName: 'Roy' });
  await buildUser({ university, role: 'admin', status: 'REJECTED', firstName: 'Nemo', lastName: 'Gone' });
  await buildUser({ university, firstName: 'Candide', lastName: 'Moi' });
  const person = await buildUser({ university, status: 'REJECTED' });
  await post('rejected', person, { before: 'PENDING' });
  const text = (await receivedBy(person.email))[0]?.text?.replaceAll('\n', ' ');
  expect(text).toContain('adressez-vous à Ada Roy\u00a0:');
  expect(text).not.toMatch(/Nemo|Candide/);
});

test('the links work, once, and their secrets stand in the mail alone', async () => {
  const person = await buildAccount();
  await post('resetPassword', { email: person.email.toUpperCase() }, {});
  const link = await mailedLink(person.email);
  const secret = link.get('token') ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  const pages = paginateScan({ client: new DynamoDBClient() }, { TableName: process.env.TABLE_NAME });
  for await (const { Items } of pages) expect(JSON.stringify(Items)).not.toContain(secret);
  await choose(link);
  expect((await login(person.email, newPassword)).user.id).toBe(person.id);

  expect(await refused(choose(link))).toMatchObject({ code: 'link_expired' });

  const other = await buildAccount();
  await post('confirmAddress', other, { email: other.email });
  await deliver();
  const token = new URL(await mailedUrl(other.email, 'confirm-email')).searchParams.get('token') ?? '';
  await anonymous.auth.confirmEmail({ body: { userId: other.id, token } });
  expect((await findUser(other.id))?.emailConfirmed).toBe(true);
});

test.each([
  [
    'somebody who is gone',
    'accountExists',
    {},
    (person: StoredUser) => Users.build(DeleteItemCommand).key(person).send(),
  ],
  ['a request that was answered meanwhile', 'registrationReceived', {}, () => null],
  ['an acceptance that holds no more', 'rejected', { before: 'PENDING' }, () => null],
  ['a decision that they know already', 'accepted', { before: 'ACCEPTED' }, () => null],
] as const)('%s is not written to', async (_, kind, facts, change) => {
  const person = await buildUser();
  await post(kind, person, facts as MailFacts[typeof kind]);
  await change(person);
  expect(await receivedBy(person.email)).toEqual([]);
  expect((await waitingMails()).filter(({ userId }) => userId === person.id)).toEqual([]);
});

test('an address that is confirmed needs no link, another one does', async () => {
  const person = await buildAccount('ACCEPTED', { emailConfirmed: true });
  const wanted = newEmail();
  await post('confirmAddress', person, { email: person.email });
  await post('confirmAddress', person, { email: wanted });
  expect(await receivedBy(person.email)).toEqual([]);
  expect(await mailsTo(wanted)).toHaveLength(1);
});

test('several mailers at once send each mail once, all of them, page by page', async () => {
  const person = await buildUser();
  const people = await Promise.all(Array.from({ length: 60 }, () => buildUser({ university: null })));
  for (const one of people) await post('accountExists', one, {});
  const event = await streamOfWaiting(people.slice(0, 20));
  await Promise.all([callMailer(event), callMailer(everyMinute), callMailer(everyMinute), callMailer(event)]);
  const counts = await Promise.all(people.map(async ({ email }) => (await mailsTo(email)).length));
  expect(counts).toEqual(people.map(() => 1));
  expect(await mailsTo(person.email)).toEqual([]);
});

test('no mail is begun that the function’s time might not suffice for: the stream gives it again, the schedule finds it', async () => {
  const people = [await buildUser(), await buildUser(), await buildUser()];
  for (const person of people) await post('accountExists', person, {});
  const event = await streamOfWaiting(people);
  let left = 30_000;
  const ticking = () => {
    left -= 10_000;
    return left;
  };
  const { batchItemFailures } = await callMailer(event, ticking);
  const numbers = event.Records.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber }));
  expect(batchItemFailures).toEqual(numbers.slice(1));
  const received = async () => Promise.all(people.map(async ({ email }) => (await mailsTo(email)).length));
  expect((await received()).reduce((sum, count) => sum + count)).toBe(1);
  await callMailer(everyMinute, () => 14_999);
  expect((await received()).reduce((sum, count) => sum + count)).toBe(1);
  await callMailer(everyMinute, () => 60_000);
  expect(await received()).toEqual([1, 1, 1]);
});

test('a mail is kept from others for longer than its mailer may run', async () => {
  const person = await buildUser();
  await post('accountExists', person, {});
  const [waiting] = await waitingMails();
  expect(await leaseMail(waiting?.id ?? '', { now: new Date() })).not.toBeNull();
  vi.setSystemTime(start + functions.mailer.timeoutSeconds * 1000 + 30_000);
  expect(await receivedBy(person.email)).toEqual([]);
  vi.setSystemTime(start + 120_000);
  expect(await receivedBy(person.email)).toHaveLength(1);
});

test('five mails of a kind reach an address in an hour, and one kind does not starve another', async () => {
  const person = await buildAccount();
  const count = async () => (await receivedBy(person.email)).length;
  for (let i = 0; i < 6; i += 1) await post('resetPassword', { email: person.email }, {});
  expect(await count()).toBe(5);
  expect(await waitingMails()).toEqual([]);
  await post('accountExists', person, {});
  expect(await count()).toBe(6);

  // Notices of a completed act wait instead of being dropped.
  for (let i = 0; i < 6; i += 1) await post('passwordChanged', person, {});
  expect(await count()).toBe(11);
  expect(await waitingMails()).toHaveLength(1);
  vi.setSystemTime(start + hour - 1);
  expect(await count()).toBe(11);
  vi.setSystemTime(start + hour);
  expect(await count()).toBe(12);
  expect(await waitingMails()).toEqual([]);
  await post('resetPassword', { email: person.email }, {});
  expect(await count()).toBe(13);
});
