import type { LogLine, Logs } from '#scripts/operations/operator/trace/lines.ts';
import { tellingWith } from '#scripts/operations/operator/trace/telling.ts';

export const noon = Date.parse('2026-11-26T12:00:00.000Z');
export const hour = 60 * 60_000;
export const id = (letter: string) => `${letter.repeat(8)}-1111-4111-8111-111111111111`;

const logsOf = (lines: readonly LogLine[]): Logs => ({
  find: async ({ texts, since, until }) =>
    lines.filter(({ at, text }) => at >= since && at <= until && texts.some((one) => text.includes(one))),
  delay: 'They come late.',
  maps: '/nowhere',
});
export const asked = (lines: readonly LogLine[], now = noon + hour) => ({
  logs: logsOf(lines),
  telling: tellingWith('/nowhere', 'Europe/Paris'),
  since: noon - 24 * hour,
  now,
});

export const noKey = async () => undefined;

export const access = (at: number, requestId: string, more: Record<string, string>): LogLine => {
  const facts = { requestId, time: String(at - 100), route: 'GET /api/v1/jobs', status: '200', ms: '100' };
  return {
    at,
    log: 'access',
    text: JSON.stringify({ ...facts, lambdaId: '-', error: '-', gatewayError: '-', ...more }),
  };
};
export const line = (at: number, log: string, facts: object, before = ''): LogLine => ({
  at,
  log,
  text: before + JSON.stringify(facts),
});
