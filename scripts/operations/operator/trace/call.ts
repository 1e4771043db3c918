import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { type Entry, type Logs, readLine, textOf } from './lines.ts';
import { tellCall } from './story.ts';
import type { Telling } from './telling.ts';

/** Mails and tasks of a call are retried for about a day. */
const aftermathMs = 26 * 60 * 60_000;
/** A call's first line may precede the one that was found. */
const beforeMs = 60_000;

/** One invocation of these functions serves the calls of several users, so only lines that name the call are shown. */
const queues: ReadonlySet<string> = new Set(['mailer', 'tasks']);

const idsOf = ({ facts }: Entry): string[] => ['requestId', 'cause'].flatMap((name) => textOf(facts, name) ?? []);

const gather = async (logs: Logs, first: Entry, ids: readonly string[], now: number): Promise<Entry[]> => {
  const find = async (texts: readonly string[]): Promise<Entry[]> => {
    const lines = await logs.find({ texts, since: first.at - beforeMs, until: Math.min(now, first.at + aftermathMs) });
    return lines.map(readLine);
  };
  const named = await find(ids);
  const invocations = named.filter(({ log }) => !queues.has(log)).flatMap(({ lambdaId }) => lambdaId ?? []);
  const texts = [...new Set([...ids, ...invocations])];
  return texts.length > ids.length ? find(texts) : named;
};

type Asked = { logs: Logs; telling: Telling; since: number; now: number };

/** `reference`: at least ten characters of a call's id, or an invocation's id. */
export const traceReference = async (reference: string, { logs, telling, since, now }: Asked): Promise<string[]> => {
  const isMeant = (id: string | undefined): boolean => id?.startsWith(reference) ?? false;
  const lines = (await logs.find({ texts: [reference], since, until: now })).map(readLine);
  // The text may also occur inside another id, a pseudonym or a name.
  const found = lines.filter((entry) => [...idsOf(entry), entry.lambdaId].some(isMeant));
  const [first] = found;
  if (!first) {
    throw new CommandError(
      `No log has ${reference} since ${telling.moment(since)}. ${logs.delay} Or look further back: --since 7d.`,
    );
  }
  const direct = found.flatMap(idsOf).filter(isMeant);
  const byInvocation = found.filter(({ lambdaId }) => isMeant(lambdaId)).flatMap(idsOf);
  const ids = [...new Set(direct.length > 0 ? direct : byInvocation)];
  if (ids.length > 1 && direct.length > 0) {
    throw new CommandError(`Several calls begin so, give more of it:\n${ids.map((id) => `  ${id}`).join('\n')}`);
  }
  const whole = ids.length > 0 ? ids : found.flatMap(({ lambdaId }) => (isMeant(lambdaId) ? (lambdaId ?? []) : []));
  return tellCall(await gather(logs, first, [...new Set(whole)], now), telling);
};
