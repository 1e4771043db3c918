import { beforeEach, expect, test } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { findUser } from '#functions/data/people/users.ts';
import { noteRequestChange } from '#functions/data/tasks/requests-notice.ts';
import { archiveTaskId, createTaskChange, findTask, listOpenTasks } from '#functions/data/tasks/tasks.ts';
import { listFigures } from '#functions/data/universities/figures.ts';
import { mainCell } from '#shared/cells.ts';
import { buildAccount } from '#tests/support/accounts.ts';
import { recorded } from '#tests/support/caller.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { callMailer, everyMinute, waitingMails } from '#tests/support/outbox.ts';
import { setRoute } from '#tests/support/routes.ts';
import { beginNight, callTasks } from '#tests/support/tasks.ts';
import { freshCells, inCell, openTwoCells } from '#tests/support/two-cells.ts';

// Workers begin nothing for a university that is moving (134).

openTwoCells();

const here = <T>(run: () => Promise<T>): Promise<T> => inCell(mainCell, run);
beforeEach(freshCells);

/** Each is a university's only person. */
const two = async () => {
  const [leaving, staying] = [await buildAccount(), await buildAccount()];
  const home = { leaving: leaving.universityId ?? '', staying: staying.universityId ?? '' };
  return { leaving, staying, home };
};

const moves = ['draining', 'held', 'moved'] as const;

test.each(moves)('mails of a university that is %s wait untried, by person and by address; others leave', (state) =>
  here(async () => {
    const { leaving, staying, home } = await two();
    await setRoute(home.leaving, { state, to: 'b' });
    const now = new Date();
    const mails = [leaving, staying].flatMap(({ id: userId, email }) => [
      mailChange('passwordChanged', { userId }, {}, { now }),
      mailChange('resetPassword', { email }, {}, { now }),
    ]);
    await commit([], { now }, { mails });
    await callMailer(everyMinute);
    expect(await mailsTo(staying.email)).toHaveLength(2);
    expect(await mailsTo(leaving.email)).toHaveLength(0);
    const waiting = (await waitingMails()).map(({ attempts, failure, dueAt }) => [attempts, failure, dueAt]);
    expect(waiting).toEqual(Array.from({ length: 2 }, () => [0, undefined, now.toISOString()]));
    await setRoute(home.leaving, { state: 'open' });
    await callMailer(everyMinute);
    expect(await mailsTo(leaving.email)).toHaveLength(2);
  }),
);

test('tasks of a university that is moving wait untried, of its people too; others run', () =>
  here(async () => {
    const { leaving, staying, home } = await two();
    await setRoute(home.leaving, { state: 'draining' });
    const now = new Date();
    const changes = [leaving, staying].flatMap(({ id, universityId = '' }) => [
      createTaskChange({ id: archiveTaskId(id), kind: 'archive', subject: id, step: 'removal' }, now),
      noteRequestChange(universityId, now),
    ]);
    await commit(changes, { now });
    await callTasks();
    const open = (await listOpenTasks()).map(({ id, attempts, dueAt }) => [id, attempts, dueAt]);
    expect(open.sort()).toEqual([
      [archiveTaskId(leaving.id), 0, now.toISOString()],
      [`requests-${home.leaving}`, 0, now.toISOString()],
    ]);
    await setRoute(home.leaving, { state: 'open' });
    await callTasks();
    expect(await listOpenTasks()).toEqual([]);
  }));

test('the night leaves people and figures of a university alone that is moving', () =>
  here(async () => {
    const longAgo = new Date(Date.now() - 340 * 86_400_000).toISOString();
    const [leaving, staying] = [
      await buildAccount('ACCEPTED', { lastSeenAt: longAgo }),
      await buildAccount('ACCEPTED', { lastSeenAt: longAgo }),
    ];
    await setRoute(leaving.universityId ?? '', { state: 'moved', to: 'b' });
    await beginNight();
    await callTasks();
    expect((await findTask(`retention-${new Date().toISOString().slice(0, 10)}`))?.doneAt).toBeDefined();
    expect((await findUser(leaving.id))?.warnedAt).toBeUndefined();
    expect((await findUser(staying.id))?.warnedAt).toBeDefined();
    expect(await listFigures(leaving.universityId ?? '', '2020-01-01', '2099-01-01')).toEqual([]);
    expect(await listFigures(staying.universityId ?? '', '2020-01-01', '2099-01-01')).toMatchObject([{ people: 1 }]);
  }));

test('a run asks once whether a university is moving, however many items it works', () =>
  here(async () => {
    const { leaving, staying } = await two();
    const now = new Date();
    const mails = [leaving, staying].map(({ id: userId }) => mailChange('passwordChanged', { userId }, {}, { now }));
    await commit([], { now }, { mails });
    const { entries } = await recorded(() => callMailer(everyMinute));
    expect(entries.filter(({ keys }) => keys.some((key) => key.startsWith('MOVES')))).toHaveLength(1);
    expect(entries.filter(({ keys }) => keys.some((key) => key.startsWith('ROUTE')))).toHaveLength(0);
  }));
