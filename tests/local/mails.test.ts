import { readdir } from 'node:fs/promises';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { freePort, productBuilds } from '#scripts/platform/index.ts';
import { type Local, startLocal } from '#scripts/platform/services.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { waitingMails } from '#tests/support/outbox.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestClock } from '#tests/support/test-clock.ts';

const { cdkOut } = productBuilds();
const minute = 60_000;

describe('the mails of the running product', () => {
  // Schedules follow this clock, which stands still: mails that leave meanwhile were triggered by the stream.
  const clock = createTestClock(new Date().toISOString());
  let local: Local;

  beforeAll(async () => {
    const port = await freePort();
    const localDir = temporaryFolder('mails');
    local = await startLocal({ port, localDir, cdkOut, clock, log: () => undefined });
    Object.assign(process.env, local.environment);
  });
  afterAll(() => local.stop());

  const mailsTo = async (email: string): Promise<number> =>
    (await readdir(local.mailDir)).filter((name) => name.endsWith(`-${email.toLowerCase()}.eml`)).length;

  it('leave at once, by the table’s stream', async () => {
    const { id: universityId } = await buildUniversity();
    const email = `${nanoid(12)}@example.test`;
    const person = {
      firstName: 'Ambre',
      lastName: 'Sérilhac',
      email,
      password: 'trois loutres au canal',
      universityId,
    };
    const reply = await fetch(`${local.origin}/api/v0/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    expect(reply.status).toBe(201);
    await expect.poll(() => mailsTo(email), { timeout: 30_000 }).toBe(1);
  });

  it('leave by the schedule when they are due later', async () => {
    const [later, now] = [await buildUser(), await buildUser()];
    const at = new Date();
    const write = (userId: string, after: number) =>
      commit([], { now: at }, { mails: [mailChange('accountExists', { userId }, {}, { now: at, after })] });
    await write(later.id, 1);
    await write(now.id, 0);
    // The stream delivers both in order.
    await expect.poll(() => mailsTo(now.email), { timeout: 30_000 }).toBe(1);
    expect(await mailsTo(later.email)).toBe(0);
    const wait = async () => {
      clock.advance(minute);
      return mailsTo(later.email);
    };
    // One minute per second: faster, each tick would start more function processes.
    await expect.poll(wait, { interval: 1_000, timeout: 30_000 }).toBe(1);
    await expect.poll(waitingMails, { timeout: 30_000 }).toEqual([]);
  });
});
