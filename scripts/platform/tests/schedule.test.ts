import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCheckpoints } from '#scripts/platform/events/checkpoints.ts';
import { startEvents } from '#scripts/platform/events/events.ts';
import { parseSchedule } from '#scripts/platform/events/schedule.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { type Assembly, propertiesOf, writeAssembly } from './fixtures/assembly.ts';
import { addRule } from './fixtures/event-sources.ts';
import { openProduct } from './fixtures/product.ts';

// https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-scheduled-rule-pattern.html
describe('a schedule', () => {
  const next = (expression: string, after: string): string =>
    new Date(parseSchedule(expression)(Date.parse(after))).toISOString();

  it.each([
    ['rate(1 minute)', '2026-11-21T08:00:30Z', '2026-11-21T08:01:30.000Z'],
    ['rate(12 hours)', '2026-11-21T08:00:00Z', '2026-11-21T20:00:00.000Z'],
    // A Saturday.
    ['cron(0 10 * * ? *)', '2026-11-21T10:00:00Z', '2026-11-22T10:00:00.000Z'],
    ['cron(15 12 ? * MON-FRI *)', '2026-11-21T08:00:00Z', '2026-11-23T12:15:00.000Z'],
    ['cron(0/15 * * * ? *)', '2026-11-21T08:01:10Z', '2026-11-21T08:15:00.000Z'],
    ['cron(0 8 1 JAN,JUL ? *)', '2026-11-21T08:00:00Z', '2027-01-01T08:00:00.000Z'],
    ['cron(30 4 29 2 ? *)', '2026-11-21T08:00:00Z', '2028-02-29T04:30:00.000Z'],
  ])('%s after %s is %s', (expression, after, time) => {
    expect(next(expression, after)).toBe(time);
  });

  it.each(['rate(0 minutes)', 'rate(1 week)', 'cron(0 10 * * *)', 'cron(0 10 L * ? *)', 'at(2026-11-21T08:00:00)'])(
    '%s is refused',
    (expression) => {
      expect(() => parseSchedule(expression)).toThrow(`The local runner does not know the schedule ${expression}`);
    },
  );
});

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
});

const openRule = async (
  expression: string,
  target?: Record<string, unknown>,
  change?: (assembly: Assembly) => void,
) => {
  const clock = createTestClock();
  const cdkOut = writeAssembly((assembly) => {
    addRule(assembly, expression, target);
    change?.(assembly);
  });
  const { stack, service, lines } = await openProduct(cdkOut, { clock });
  const events = startEvents({
    sources: [],
    rules: stack.main.rules,
    service,
    environment: { AWS_REGION: 'eu-west-3' },
    checkpoints: openCheckpoints('/nowhere'),
    clock,
    log: (source, line) => lines.push(`[${source}] ${line}`),
  });
  open.push(async () => {
    await Promise.all([events.stop(), service.stop()]);
  });
  const ticks = () => lines.flatMap((line) => (line.startsWith('[Lambda] tick ') ? [JSON.parse(line.slice(14))] : []));
  return {
    clock,
    lines,
    got: async (count: number) => {
      await vi.waitFor(() => expect(ticks()).toHaveLength(count), 10_000);
      return ticks();
    },
    /** Timers: the rule's next time and Lambda's retries. */
    waiting: (count: number) => vi.waitFor(() => expect(clock.waiters()).toBe(count), 10_000),
  };
};

describe('a rule', () => {
  // https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-create-rule-schedule.html
  it('invokes its function at its times with the scheduled event', async () => {
    const { clock, got, waiting } = await openRule('rate(1 minute)');
    await waiting(1);
    clock.advance(59_999);
    clock.advance(1);
    const [event] = await got(1);
    expect(event).toEqual({
      version: '0',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      'detail-type': 'Scheduled Event',
      source: 'aws.events',
      account: '000000000000',
      time: '2026-11-21T08:01:00Z',
      region: 'eu-west-3',
      resources: ['arn:aws:events:eu-west-3:000000000000:rule/Web-Rule'],
      detail: {},
    });
    await waiting(1);
    clock.advance(60_000);
    expect((await got(2))[1]).toMatchObject({ time: '2026-11-21T08:02:00Z' });
  });

  it('makes one of the times that passed while the laptop slept', async () => {
    const { clock, got, waiting } = await openRule('rate(1 minute)');
    await waiting(1);
    clock.advance(3_600_000);
    await got(1);
    await waiting(1);
    clock.advance(60_000);
    await got(2);
  });

  it('sends what the template says instead', async () => {
    const { clock, got, waiting } = await openRule('rate(1 hour)', { Input: '{"sweep":true}' });
    await waiting(1);
    clock.advance(3_600_000);
    expect(await got(1)).toEqual([{ sweep: true }]);
  });
});

// https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html
describe('a tick that fails', () => {
  const failing = (failures: number) => ({ Input: JSON.stringify({ failures }) });

  it('is tried again after one minute and after two more', async () => {
    const { clock, got, waiting } = await openRule('rate(1 day)', failing(9));
    await waiting(1);
    clock.advance(86_400_000);
    await got(1);
    await waiting(2);
    clock.advance(60_000);
    await got(2);
    await waiting(2);
    clock.advance(119_999);
    await waiting(2);
    clock.advance(1);
    await got(3);
    await waiting(1);
  });

  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-lambda-eventinvokeconfig.html
  it('is tried again as often as the template says', async () => {
    const { clock, got, waiting } = await openRule('rate(1 day)', failing(9), ({ web }) => {
      web.Resources.Config = {
        Type: 'AWS::Lambda::EventInvokeConfig',
        Properties: { FunctionName: { Ref: 'LambdaFunction01234567' }, Qualifier: '$LATEST', MaximumRetryAttempts: 0 },
      };
    });
    await waiting(1);
    clock.advance(86_400_000);
    await got(1);
    await waiting(1);
  });
});

it('a rule that is switched off is none', async () => {
  const cdkOut = writeAssembly((assembly) => {
    addRule(assembly, 'rate(1 minute)');
    propertiesOf(assembly, 'Rule').State = 'DISABLED';
  });
  const { stack, stop } = await openProduct(cdkOut);
  expect(stack.main.rules).toEqual([]);
  await stop();
});
