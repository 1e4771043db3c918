import { EventEmitter } from 'node:events';
import { type Browser, TimeoutError } from 'puppeteer-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { launchChromium } from '#functions/exports/chromium.ts';
import { createPrinter } from '#functions/exports/printer.ts';
import { withFacts } from '#functions/lib/logs/logger.ts';

const lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(JSON.parse(line)));
});
afterEach(() => vi.restoreAllMocks());

const page = '<!doctype html><title>of</title><p>zoe@leak.test</p>';
const called = <T>(requestId: string, run: () => Promise<T>) => withFacts({ requestId }, run);

test('it begins, and ends printed, or crashed where Chromium dies; each line names its own call', async () => {
  const browsers: Browser[] = [];
  const printer = createPrinter(async () => {
    const browser = await launchChromium();
    browsers.push(browser);
    return browser;
  });
  await Promise.all(['one', 'two'].map((id) => called(id, () => printer.print(page))));
  const [begun, ended] = [
    { event: 'print_begun', characters: page.length },
    { event: 'print_ended', outcome: 'printed', ms: expect.any(Number), bytes: expect.any(Number) },
  ];
  expect(lines).toMatchObject([
    { ...begun, requestId: 'one', isOld: false },
    { ...ended, requestId: 'one' },
    { ...begun, requestId: 'two', isOld: true },
    { ...ended, requestId: 'two' },
  ]);

  lines.length = 0;
  const long = `${page}${'<p>text</p>'.repeat(100_000)}`;
  const third = called('three', () => printer.print(long)).catch(() => undefined);
  await vi.waitFor(() => expect(lines).toHaveLength(1), 30_000);
  browsers[0]?.process()?.kill('SIGKILL');
  // The second attempt starts a fresh browser.
  await vi.waitFor(() => expect(browsers).toHaveLength(2), 30_000);
  browsers[1]?.process()?.kill('SIGKILL');
  await third;
  expect(lines).toMatchObject([
    { event: 'print_begun', requestId: 'three', isOld: true },
    { event: 'print_ended', requestId: 'three', outcome: 'crashed' },
    { event: 'print_begun', requestId: 'three', isOld: false },
    { event: 'print_ended', requestId: 'three', outcome: 'crashed' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('leak');
  await printer.close();
});

test('a Chromium that dies before it has a page is told as crashed, at once', async () => {
  const browser = Object.assign(new EventEmitter(), { connected: true, newPage: () => new Promise(() => undefined) });
  const printer = createPrinter(async () => browser as unknown as Browser);
  const printing = called('one', () => printer.print(page)).catch(String);
  await vi.waitFor(() => expect(browser.listenerCount('disconnected')).toBe(1), 30_000);
  browser.emit('disconnected');
  expect(await printing).toContain('Chromium has ended');
  expect(lines.at(-1)).toMatchObject({ event: 'print_ended', requestId: 'one', outcome: 'crashed' });
  const dead = createPrinter(async () => Object.assign(browser, { connected: false }) as unknown as Browser);
  await expect(dead.print(page)).rejects.toThrow('Chromium has ended');
});

test.each([
  ['TargetCloseError', 'crashed'],
  ['ConnectionClosedError', 'crashed'],
  ['ProtocolError', 'crashed'],
  ['TypeError', 'failed'],
])('a print that meets a %s has %s', async (name, outcome) => {
  const printer = createPrinter(() => Promise.reject(Object.assign(new Error('zoe@leak.test'), { name })));
  await called('one', () => printer.print(page)).catch(() => undefined);
  expect(lines.at(-1)).toMatchObject({ event: 'print_ended', outcome, error: name });
});

test('a Chromium that does not answer in time is told as such', async () => {
  const printer = createPrinter(() => Promise.reject(new TimeoutError('waiting for zoe@leak.test')));
  await called('one', () => printer.print(page)).catch(() => undefined);
  expect(lines.at(-1)).toMatchObject({
    event: 'print_ended',
    requestId: 'one',
    outcome: 'timed_out',
    error: 'TimeoutError',
  });
  expect(JSON.stringify(lines)).not.toContain('leak');
});
