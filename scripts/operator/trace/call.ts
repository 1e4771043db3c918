import { CommandError } from '../../terminal/command-error.ts';
import { type Entry, type Logs, readLine, textOf } from './lines.ts';
import { tellCall } from './story.ts';
import type { Telling } from './telling.ts';

/** Mails and tasks that a call caused are tried for about a day. */
const aftermathMs = 26 * 60 * 60_000;
/** A call's first line may have been written a little before the one that was found. */
const beforeMs = 60_000;

const idsOf = ({ facts }: Entry): string[] => ['requestId', 'cause'].flatMap((name) => textOf(facts, name) ?? []);

/** Every line of a call, and of what it caused, from the lines that were found of it. */
const gather = async (logs: Logs, found: readonly Entry[], ids: readonly string[], now: number): Promise<Entry[]> => {
  const at = found[0]?.at ?? now;
  const named = found.filter((entry) => idsOf(entry).some((id) => ids.includes(id)));
  // A mailer's invocation deals with other people's mails, too: of what a call caused, only its own lines.
  const invocations = named.filter(({ facts }) => !textOf(facts, 'cause')).flatMap(({ lambdaId }) => lambdaId ?? []);
  const texts = [...new Set([...ids, ...invocations])];
  const lines = await logs.find({ texts, since: at - beforeMs, until: Math.min(now, at + aftermathMs) });
  return lines.map(readLine);
};

type Asked = { logs: Logs; telling: Telling; since: number; now: number };

/** Tells the call that a reference names: the first ten characters or more of its id, or an invocation's id. */
export const traceReference = async (reference: string, { logs, telling, since, now }: Asked): Promise<string[]> => {
  const found = (await logs.find({ texts: [reference], since, until: now })).map(readLine);
  if (found.length === 0) {
    throw new CommandError(
      `No log has ${reference} since ${telling.moment(since)}. ${logs.delay} Or look further back: --since 7d.`,
    );
  }
  const isMeant = (id: string | undefined): boolean => id?.startsWith(reference) ?? false;
  const direct = found.flatMap(idsOf).filter(isMeant);
  const byInvocation = found.filter(({ lambdaId }) => isMeant(lambdaId)).flatMap(idsOf);
  const ids = [...new Set(direct.length > 0 ? direct : byInvocation)];
  if (ids.length > 1 && direct.length > 0) {
    throw new CommandError(`Several calls begin so, give more of it:\n${ids.map((id) => `  ${id}`).join('\n')}`);
  }
  const whole = ids.length > 0 ? ids : found.flatMap(({ lambdaId }) => (isMeant(lambdaId) ? (lambdaId ?? []) : []));
  return tellCall(await gather(logs, found, [...new Set(whole)], now), telling);
};
