import { randomUUID } from 'node:crypto';
import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import type { Browser } from 'puppeteer-core';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { filesBucket, newPictureKey } from '#functions/data/files.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { listParkedOfMember } from '#functions/data/mail/outbox-queue.ts';
import { filesClient } from '#functions/data/on-need/s3.ts';
import { findUser } from '#functions/data/people/users.ts';
import { handler as decode } from '#functions/decoder/index.ts';
import { launchChromium } from '#functions/exports/chromium.ts';
import { createPrinter } from '#functions/exports/printer.ts';
import { filePlaces } from '#shared/files.ts';
import { type Job, sweepWork } from '#tests/faults/work.ts';
import { asFunction } from '#tests/support/caller.ts';
import { buildUser } from '#tests/support/factories.ts';
import { freshTable } from '#tests/support/fresh-table.ts';
import { bounced, tell } from '#tests/support/mail-events.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { callMailer, deliver, everyMinute, waitingMails } from '#tests/support/outbox.ts';
import { start } from '#tests/support/throttled.ts';

// `npm run faults` takes every site and kind, `npm test` every nineteenth of them.
const isWhole = Boolean(process.env.EVERY_FAULT);
const step = isWhole ? 1 : 19;
const some = <T>(shots: readonly T[]): T[] => shots.filter((_, index) => index % step === 0);
const tooLong = 3_600_000;
const minute = 60_000;

beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the queue of mails', () => {
  beforeEach(async () => {
    // The clock goes on, so that deadlines pass.
    vi.useFakeTimers({ toFake: ['Date'], now: start, shouldAdvanceTime: true });
    await freshTable();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const mailJob = async (): Promise<Job> => {
    const { id: userId, email } = await buildUser();
    const now = new Date();
    await commit([], { now }, { mails: [mailChange('passwordChanged', { userId }, {}, { now })] });
    return {
      run: () => callMailer(everyMinute),
      recover: async () => {
        // Longer than a lease, and than the pause after a first failure.
        vi.setSystemTime(Date.now() + 5 * minute);
        await deliver();
      },
      check: async (shot) => {
        const sent = (await mailsTo(email)).length;
        // SES knows no key of a request: a mail whose sending was not answered, or could not be noted, is sent again.
        const isUnsure = shot && (/After|crash/.test(shot.by.kind) || shot.site.operation === 'DeleteItem');
        expect(sent).toBeGreaterThanOrEqual(1);
        expect(sent).toBeLessThanOrEqual(isUnsure ? 2 : 1);
        expect((await waitingMails()).filter((mail) => mail.userId === userId)).toEqual([]);
      },
    };
  };

  test('a mail leaves whatever fault the mailer meets, and once unless it cannot be noted that SES took it', {
    timeout: tooLong,
  }, async () => {
    expect(await sweepWork('mailer', mailJob, some)).toBeGreaterThan(3);
  });

  const bounceJob = async (): Promise<Job> => {
    const { id: userId, email: to } = await buildUser();
    const event = bounced({ userId, to });
    return {
      // EventBridge delivers at least once, also side by side.
      run: () => Promise.all([tell(event), tell(event)]),
      recover: () => tell(event),
      check: async () => {
        const person = (await findUser(userId)) ?? expect.unreachable();
        expect(person.mailTrouble).toMatchObject({ kind: 'bounce' });
        expect((await listParkedOfMember(person)).length).toBe(1);
      },
    };
  };

  test('a mail that came back is noted once, although its event comes twice and meets a fault', {
    timeout: tooLong,
  }, async () => {
    expect(await sweepWork('bounces', bounceJob, some)).toBeGreaterThan(2);
  });
});

const decodeJob = async (): Promise<Job> => {
  const from = `${filePlaces.incoming}fault/${randomUUID()}`;
  const to = newPictureKey();
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await filesClient.send(new PutObjectCommand({ Bucket: filesBucket(), Key: from, Body: picture }));
  const run = () => asFunction('decoder', () => decode({ from, to, shape: 'square' }));
  return {
    run,
    recover: run,
    check: async () => {
      const { ContentType } = await filesClient.send(new HeadObjectCommand({ Bucket: filesBucket(), Key: to }));
      expect(ContentType).toBe('image/webp');
    },
  };
};

test('a picture is decoded once the fault that its reading or storing met is over', { timeout: tooLong }, async () => {
  expect(await sweepWork('decoder', decodeJob, some)).toBeGreaterThan(1);
});

describe('the browser that prints', () => {
  const page = '<!doctype html><html lang="fr"><title>Bilan</title><h1>Bilan</h1></html>';
  const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';

  // Its own, because files that run beside this one print as well.
  const printing = () => {
    const browsers: Browser[] = [];
    const printer = createPrinter(async () => {
      const browser = await launchChromium();
      browsers.push(browser);
      return browser;
    });
    onTestFinished(printer.close);
    return {
      prints: async (): Promise<void> => expect(isPdf(await printer.print(page))).toBe(true),
      strike: (by: NodeJS.Signals): void => void browsers.at(-1)?.process()?.kill(by),
      processes: () => browsers.map((browser) => browser.process()),
    };
  };
  type Printing = ReturnType<typeof printing>;

  const expectSecond = async ({ prints, processes }: Printing): Promise<void> => {
    await prints();
    const [first, second, ...more] = processes();
    expect([first?.signalCode, second?.signalCode, more]).toEqual(['SIGKILL', null, []]);
  };

  const between: Readonly<Record<string, NodeJS.Signals>> = {
    'has crashed since': 'SIGKILL',
    // Found out by the limit of one print, twelve seconds.
    ...(isWhole && { 'has stood still since': 'SIGSTOP' }),
  };

  test.each(Object.entries(between))(
    '%s: the next print is made by another one',
    { timeout: 120_000 },
    async (_, by) => {
      const browser = printing();
      await browser.prints();
      browser.strike(by);
      await browser.prints();
      await expectSecond(browser);
    },
  );

  test('runs out of memory in the middle of a print: that is made by another one', { timeout: 120_000 }, async () => {
    const browser = printing();
    await browser.prints();
    // The kernel kills the process, which draws the pages itself.
    vi.mocked(console.log).mockImplementationOnce(() => browser.strike('SIGKILL'));
    await browser.prints();
    await expectSecond(browser);
  });
});
