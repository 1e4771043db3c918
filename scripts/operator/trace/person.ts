import { traceReference } from './call.ts';
import { type Entry, type Logs, readLine, textOf } from './lines.ts';
import type { Telling } from './telling.ts';

/** Failures that are told whole. */
const mostUnfolded = 10;

type Asked = { logs: Logs; telling: Telling; since: number; now: number };

const statusOf = ({ facts }: Entry): number => Number(textOf(facts, 'status'));

/** Names looked up at once: a query's text has an end. */
const mostNamed = 50;

/** Failures of which nobody knows whose they were: their functions ran out of time, or were not begun, or did not get so far. */
const namelessIn = async (failures: readonly Entry[], { logs, since, now }: Asked): Promise<Entry[]> => {
  const idOf = ({ facts }: Entry) => textOf(facts, 'requestId') ?? '';
  const some = failures.slice(-mostNamed);
  if (some.length === 0) return [];
  const lines = (await logs.find({ texts: some.map(idOf), since, until: now })).map(readLine);
  const told = new Set(lines.filter(({ facts }) => facts.actor).map(idOf));
  return some.filter((failure) => !told.has(idOf(failure)));
};

const lineOf = (entry: Entry, { clock }: Telling): string => {
  const { facts } = entry;
  const words = [textOf(facts, 'event'), textOf(facts, 'route'), textOf(facts, 'kind'), textOf(facts, 'error')];
  const said = words.filter((word) => word !== undefined && word !== 'request').join(' · ');
  const status = textOf(facts, 'status')?.padEnd(5) ?? '     ';
  const reference = (textOf(facts, 'requestId') ?? '').slice(0, 10).padEnd(10);
  return `${clock(entry.at)}  ${status}${reference}  ${said}`;
};

/** Tells what the logs hold of a person since then: each call a line, then each failure whole, then failures that name nobody. */
export const tracePerson = async (pseudonym: string, asked: Asked): Promise<string[]> => {
  const { logs, telling, since, now } = asked;
  // A status of 500 or more stands in the gateway's log as a text.
  const entries = (await logs.find({ texts: [pseudonym, '"status":"5'], since, until: now })).map(readLine);
  const theirs = entries.filter(({ text }) => text.includes(pseudonym));
  const head = [
    `Pseudonym  ${pseudonym}`,
    `Since      ${telling.moment(since)}`,
    '',
    ...(theirs.length > 0
      ? theirs.map((entry) => lineOf(entry, telling))
      : [`No log has anything of them. ${logs.delay} Or look further back: --since 1d.`]),
  ];
  const failed = new Set(
    theirs.filter((entry) => statusOf(entry) >= 500).map(({ facts }) => textOf(facts, 'requestId')),
  );
  const stories: string[] = [];
  for (const id of [...failed].slice(-mostUnfolded)) {
    if (id) stories.push('', '─'.repeat(72), ...(await traceReference(id, asked)));
  }
  if (failed.size > mostUnfolded) stories.push('', `The last ${mostUnfolded} failures of ${failed.size} are told.`);
  const nameless = await namelessIn(
    entries.filter((entry) => entry.log === 'access'),
    asked,
  );
  if (nameless.length > 0)
    stories.push('', 'Failures that do not say whose they were; trace one that may be theirs by its reference:');
  return [...head, ...stories, ...nameless.map((entry) => lineOf(entry, telling))];
};
