import { expect, test, vi } from 'vitest';
import { findMailsTo } from '#functions/data/mail/outbox-queue.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { takeShare } from '#functions/data/universities/usages.ts';
import { as, refused, withHeaders } from '#tests/support/api.ts';
import { withFaults } from '#tests/support/caller.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';
import { bounced, tell } from '#tests/support/mail-events.ts';
import { deliver, receivedBy, waitingMails } from '#tests/support/outbox.ts';
import { cameFrom, countAlready, newAddress, start, stopClock } from '#tests/support/throttled.ts';

stopClock();

const written = { name: 'Ada Roy', email: 'ada@labo.example', message: 'Un poste s’ouvre.\n\nÀ bientôt ?' };
const hour = 60 * 60_000;

const owner = async (
  fields: Parameters<typeof buildUser>[0] = {},
  cv: object = { showDiplomas: true, allowContact: true },
) => {
  const person = await buildUser({ firstName: 'Zoé', ...fields });
  await (await as(person)).usercv.update({ params: { id: person.id }, body: cv });
  return person;
};
const writeTo = ({ id }: { id: string }, body: object = {}, address = newAddress()) =>
  withHeaders(cameFrom(address)).usercv.contact({ params: { id }, body: { ...written, ...body } });
const waitingFor = async ({ id }: StoredUser) => (await waitingMails()).filter(({ userId }) => userId === id);

test.each([
  [
    'fr',
    'Un message reçu par votre CV en ligne',
    'Bonjour Zoé,',
    'Ada Roy (ada@labo.example) a lu votre CV en ligne et vous écrit\u00a0:',
    /répondez simplement à ce message/,
  ],
  [
    'en',
    'A message through your online CV',
    'Hello Zoé,',
    'Ada Roy (ada@labo.example) has read your online CV and writes:',
    /simply reply to this message/,
  ],
] as const)(
  'the owner gets a mail in their language, whose reply goes to who wrote (%s)',
  async (language, subject, hello, begins, next) => {
    const person = await owner({ language });
    expect(await writeTo(person)).toBeUndefined();
    const [mail, ...more] = await receivedBy(person.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.replyTo).toEqual([{ name: '', address: 'ada@labo.example' }]);
    expect(mail?.from).toMatchObject({ name: 'Thésée', address: 'ne-pas-repondre@thesee.example' });
    expect((mail?.text ?? '').split('\n\n').slice(0, 3)).toEqual([
      hello,
      begins,
      '> Un poste s’ouvre.\n>\n> À bientôt ?',
    ]);
    expect(mail?.text).toMatch(next);
    expect(mail?.text).toContain(`${process.env.SITE_ORIGIN}/user/cv`);
  },
);

test('what was written is shown as text: no tag, no link and no header of the sender’s', async () => {
  const person = await owner();
  const message = '<b>Cliquez</b> <a href="https://evil.example">ici</a>\n-- \nThésée';
  await writeTo(person, { name: 'Ada\nBcc: all@labo.example <i>Roy</i>', message });
  const [mail] = await receivedBy(person.email);
  expect(mail?.html).not.toMatch(/<b>|<i>|href="https:\/\/evil/);
  expect(mail?.html).toContain('&lt;b&gt;Cliquez&lt;/b&gt;');
  expect(mail?.text).toContain('\n> --\n> Thésée\n');
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
});

test('nobody can write to who does not allow it, shows nothing or is unknown: 404 as for no CV', async () => {
  const closed = await owner({}, { showDiplomas: true });
  const hidden = await owner({}, { allowContact: true });
  for (const { id } of [closed, hidden, { id: 'RvSd-nobody' }]) {
    expect(await refused(writeTo({ id }))).toMatchObject({ status: 404, code: 'not_found' });
  }
  for (const person of [closed, hidden]) expect(await receivedBy(person.email)).toEqual([]);
});

test.each([
  ['name', ''],
  ['name', 'a'.repeat(101)],
  ['email', 'ada'],
  ['message', ' '],
  ['message', 'a'.repeat(2001)],
])('what is missing, too long or no address is refused under its field: %s, %#', async (field, value) => {
  const person = await owner();
  const error = await refused(writeTo(person, { [field]: value }));
  expect(error).toMatchObject({ status: 422, details: [{ field }] });
});

test('what a program writes into the hidden field is thrown away, and the answer does not tell', async () => {
  const person = await owner();
  expect(await writeTo(person, { website: 'https://buy.example' })).toBeUndefined();
  expect(await receivedBy(person.email)).toEqual([]);
});

test('a CV takes five messages a day from whomever; the sixth is told to come back tomorrow', async () => {
  const person = await owner();
  for (let count = 0; count < 5; count += 1) await writeTo(person);
  const midnight = new Date(start).setUTCHours(24, 0, 0, 0);
  const reply = await invoke(
    new Request(`http://test/api/v0/usercv/user/${person.id}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...cameFrom(newAddress()) },
      body: JSON.stringify(written),
    }),
  );
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, String((midnight - start) / 1000)]);
  expect(await reply.json()).toMatchObject({
    code: 'too_many',
    msg: 'Cette personne a déjà reçu beaucoup de messages aujourd’hui. Réessayez demain.',
  });
  await writeTo(await owner());
  vi.setSystemTime(midnight);
  await writeTo(person);
  expect((await waitingFor(person)).length).toBe(6);
});

test('one address may write twenty messages an hour', async () => {
  const [person, here] = [await owner(), newAddress()];
  await countAlready('cvMessages', 60, here, 19);
  await writeTo(person, {}, here);
  expect(await refused(writeTo(person, {}, here))).toMatchObject({ status: 429 });
  await writeTo(person);
});

test('a message counts against the university’s share of mails', async () => {
  const university = await buildUniversity();
  const person = await owner({ university });
  await takeShare(university.id, 'mails', { atOnce: 1, intervalMs: 2 * hour }, new Date());
  expect(await refused(writeTo(person))).toMatchObject({ status: 429 });
});

test('the text is gone once its mail has left, may no longer leave, or has failed for a day', async () => {
  const [reached, withdrawn, unreached] = [await owner(), await owner(), await owner()];
  for (const person of [reached, withdrawn, unreached]) await writeTo(person);
  const [mail] = await waitingFor(reached);
  expect(mail?.message).toEqual(written);
  expect((mail?.ttl ?? 0) - start / 1000).toBe(2 * 24 * 60 * 60);
  await (await as(withdrawn)).usercv.update({ params: { id: withdrawn.id }, body: { allowContact: false } });

  // A day later a failure is the last one.
  vi.setSystemTime(start + 25 * hour);
  const fault = { kind: 'resetBefore', match: { operation: 'SendRawEmail', key: unreached.email } } as const;
  await withFaults([fault], deliver);
  expect((await receivedBy(reached.email)).length).toBe(1);
  for (const { email } of [withdrawn, unreached]) expect(await receivedBy(email)).toEqual([]);
  for (const person of [reached, withdrawn, unreached]) {
    expect(await waitingFor(person)).toEqual([]);
    expect(await findMailsTo(person)).toEqual([]);
  }
});

test('a message that comes back is not kept for a resend', async () => {
  const person = await owner();
  await tell(bounced({ userId: person.id, to: person.email, kind: 'cvContact' }));
  expect(await findMailsTo(person)).toEqual([]);
  await writeTo(person);
  expect(await receivedBy(person.email)).toEqual([]);
  expect(await findMailsTo(person)).toEqual([]);
});

test('no line of the log holds what was written, by whom, or to whom', async () => {
  const person = await owner();
  const lines: string[] = [];
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)));
  }
  await writeTo(person);
  await receivedBy(person.email);
  expect(lines.join('\n')).toContain('POST /api/v0/usercv/user/{id}/contact');
  for (const secret of ['ada@labo', 'Ada Roy', 'Un poste', person.email]) {
    expect(lines.join('\n')).not.toContain(secret);
  }
});
