import { SESClient } from '@aws-sdk/client-ses';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { listParkedOfMember, type StoredMail } from '#functions/data/mail/outbox-queue.ts';
import { findTask } from '#functions/data/tasks/tasks.ts';
import { handler as exported } from '#functions/exports/index.ts';
import { calls, serve } from '#functions/lib/http/serve.ts';
import { pseudonym } from '#functions/lib/keys/pseudonym.ts';
import { contract } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { buildAccount, mailedLink } from '#tests/support/accounts.ts';
import { anonymous, as } from '#tests/support/api.ts';
import { archivesOf } from '#tests/support/archives.ts';
import { ask, invocationId } from '#tests/support/ask.ts';
import { asFunction, withFaults } from '#tests/support/caller.ts';
import { buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { beginImports, listOf, rowOf } from '#tests/support/imports.ts';
import { bounced, tell } from '#tests/support/mail-events.ts';
import { deliver, waitingMails } from '#tests/support/outbox.ts';
import { callTasks } from '#tests/support/tasks.ts';

/** Lines of one call, and of the work it triggers elsewhere, share its id. */

type Line = Record<string, unknown>;
const lines: Line[] = [];
const linesOf = (event: string) => lines.filter((line) => line.event === event);
const lastRequest = () => linesOf('request').at(-1)?.requestId;

const givenMail = ({ id: userId }: { id: string }) => {
  const now = new Date();
  return commit([], { now }, { mails: [mailChange('sessionEnded', { userId }, {}, { now })] });
};

beforeEach(freshTable);
beforeEach(() => {
  lines.length = 0;
  for (const output of ['log', 'error'] as const) {
    vi.spyOn(console, output).mockImplementation((line) => lines.push(JSON.parse(line)));
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a call', () => {
  const things = contract({
    get: { method: 'GET', path: '/things', summary: '', allow: ['member'] },
  });
  const failing = (error: unknown) => serve(calls(things, { get: () => Promise.reject(error) }));

  test.each([
    [500, new Error('of zoe@leak.test'), { error: 'Error' }],
    [
      503,
      new AppError('unavailable', { cause: new TypeError('of zoe@leak.test') }),
      { code: 'unavailable', causes: ['TypeError'] },
    ],
    [503, Object.assign(new Error(), { name: 'ThrottlingException' }), { error: 'ThrottlingException' }],
  ])(
    'that is answered by %i has one line of the error, with route, request, invocation and actor',
    async (status, error, told) => {
      const person = await buildUser();
      const { body } = await ask(failing(error), 'GET /things', { as: person });
      const common = {
        route: 'GET /api/v0/things',
        requestId: body.requestId,
        invocation: invocationId,
        actor: pseudonym(person.id),
        status,
      };
      expect(lines.filter(({ level }) => level === 'error')).toEqual([
        expect.objectContaining({ event: 'request_failed', ...common, ...told }),
      ]);
      expect(linesOf('request')).toEqual([expect.objectContaining(common)]);
      expect(JSON.stringify(lines)).not.toContain('leak');
    },
  );

  test('refused as its contract says logs no fault', async () => {
    await ask(failing(new AppError('not_found')), 'GET /things', { as: await buildUser() });
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('names itself in each of its lines, those of what is counted among them', async () => {
    const body = { email: 'nobody@elsewhere.test', password: 'not-their-password' };
    await anonymous.auth.login({ body }).catch(() => undefined);
    const requestId = lastRequest();
    expect(linesOf('counted')).toEqual([expect.objectContaining({ RefusedSignIns: 1, requestId })]);
    expect(requestId).toEqual(expect.any(String));
  });
});

describe('mails and tasks of a call', () => {
  test('a mail is told of by its cause and its receiver, when it fails and when it is given up', async () => {
    const person = await buildAccount();
    await anonymous.auth.resetPassword({ body: { email: person.email } });
    const requestId = lastRequest();
    expect((await waitingMails())[0]).toMatchObject({ requestId });
    vi.stubEnv('MAIL_FROM', 'stranger@elsewhere.example');
    await deliver();
    expect(linesOf('mail_failed')).toEqual([
      expect.objectContaining({ cause: requestId, receiver: pseudonym(person.id) }),
    ]);
    expect(linesOf('counted').at(-1)).toMatchObject({ MailsRefused: 1, cause: requestId });
  });

  test('a mail that could not be taken is told by its name, and sent with its cause', async () => {
    const person = await buildAccount();
    await anonymous.auth.resetPassword({ body: { email: person.email } });
    const requestId = lastRequest();
    const [{ id: mailId }] = (await waitingMails()) as [StoredMail];
    const claim = { operation: 'UpdateItem', key: `OUTBOX#${person.email.toLowerCase()}` };
    await withFaults([{ kind: 'InternalServerError', match: claim, times: 9 }], () => deliver());
    expect(linesOf('outbox_unreached')).toEqual([expect.objectContaining({ holder: pseudonym(mailId) })]);

    const send = vi.spyOn(SESClient.prototype, 'send');
    await deliver();
    const tags = send.mock.calls.map(([{ input }]) => Reflect.get(input, 'Tags'));
    expect(tags).toContainEqual(
      expect.arrayContaining([{ Name: 'cause', Value: Buffer.from(String(requestId)).toString('base64url') }]),
    );
    expect(JSON.stringify(lines)).not.toContain(person.id);
  });

  test('a mail fails by the name of its receiver also while they cannot be read', async () => {
    const person = await buildAccount();
    await givenMail(person);
    const reading = { operation: 'GetItem', key: `USER#${person.id}` };
    await withFaults([{ kind: 'InternalServerError', match: reading, times: 9 }], () => deliver());
    expect(linesOf('mail_failed')).toEqual([expect.objectContaining({ receiver: pseudonym(person.id) })]);
    expect(JSON.stringify(lines)).not.toContain(person.id);
  });

  test('mails that cannot be sent again to a confirmed address are told by the name of their receiver', async () => {
    const person = await buildAccount('ACCEPTED', { emailConfirmed: false });
    const api = await as(person);
    await api.auth.requestConfirmation();
    const link = await mailedLink(person.email, 'confirm-email');
    await tell(bounced({ userId: person.id, to: person.email, kind: 'passwordChanged' }));
    const body = { userId: person.id, token: link.get('token') ?? '' };
    const reading = { operation: 'Query', key: 'OUTBOX#' };
    await withFaults([{ kind: 'InternalServerError', match: reading, times: 9 }], () =>
      anonymous.auth.confirmEmail({ body }),
    );
    expect(linesOf('mails_not_sent_again')).toEqual([
      expect.objectContaining({ receiver: pseudonym(person.id), requestId: lastRequest() }),
    ]);
  });

  test('a mail that takes the place of another one is caused by the call that did so', async () => {
    const admin = await buildUser({ role: 'admin' });
    const pending = await buildUser({ status: 'PENDING', university: { id: admin.universityId ?? '' } });
    const api = await as(admin);
    const causes = [];
    for (const status of ['ACCEPTED', 'REJECTED'] as const) {
      await api.users.setStatus({ params: { id: pending.id }, body: { status } });
      causes.push([lastRequest(), (await waitingMails()).map(({ requestId }) => requestId)]);
    }
    for (const [call, mails] of causes) expect(mails).toEqual([call]);
  });

  test('a mail that comes back names the request that caused it, where it is kept, too', async () => {
    const person = await buildAccount();
    // In base64, since the gateway's ids may end in =, which an SES tag may not contain.
    await tell(bounced({ userId: person.id, to: person.email, cause: 'SktKYVhtUEx2SGNFU0hBPQ' }));
    const caused = { cause: 'JKJaXmPLvHcESHA=' };
    expect(linesOf('mail_returned')).toEqual([expect.objectContaining({ ...caused, receiver: pseudonym(person.id) })]);
    expect(linesOf('counted')).toEqual([expect.objectContaining({ MailsReturned: 1, ...caused })]);
    expect((await listParkedOfMember(person)).map(({ requestId }) => requestId)).toEqual(['JKJaXmPLvHcESHA=']);
  });

  test('an import, its people’s mails and what fails of it name the request that brought it', async () => {
    const { bring } = await beginImports();
    await bring(listOf(rowOf('ambre@leak.test')));
    const requestId = lastRequest();
    await withFaults([{ kind: 'InternalServerError', match: { operation: 'Query', key: 'IMPORT#' }, times: 9 }], () =>
      callTasks(),
    );
    expect(linesOf('task_failed')).toEqual([
      expect.objectContaining({ cause: requestId, kind: 'peopleImport', step: 'rows' }),
    ]);
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    await callTasks();
    vi.useRealTimers();
    expect((await waitingMails()).map((mail) => [mail.kind, mail.requestId])).toEqual([['invitation', requestId]]);
  });

  test('the copy of one’s data keeps its cause through its steps', async () => {
    const person = await buildAccount();
    await archivesOf(person).ask();
    const requestId = lastRequest();
    expect(await findTask(`archive-${person.id}`)).toMatchObject({ requestId });
    await callTasks();
    expect((await waitingMails()).map((mail) => mail.requestId)).toEqual([requestId]);
  });

  test('a print for a task is told by the cause that it brings', async () => {
    const context = { awsRequestId: 'one', getRemainingTimeInMillis: () => 30_000 };
    const print = { publicCvOf: 'GrBk-nobody', language: 'fr', cause: 'the-request' } as const;
    await withFaults([{ kind: 'InternalServerError', match: { key: 'PUBLIC#' }, times: 9 }], () =>
      asFunction('exports', () => exported(print, context as never)).catch(() => undefined),
    );
    expect(linesOf('invocation_failed')).toEqual([
      expect.objectContaining({ cause: 'the-request', invocation: 'one' }),
    ]);
  });
});
