import { traceReference } from './call.ts';
import { type Entry, type Logs, readLine, textOf } from './lines.ts';
import { isFailure } from './story.ts';
import type { Telling } from './telling.ts';

const mostUnfolded = 10;

type Asked = { logs: Logs; telling: Telling; since: number; now: number };

/** Id of the call that a line is about, or that caused it. */
const idOf = ({ facts }: Entry): string => textOf(facts, 'requestId') ?? textOf(facts, 'cause') ?? '';

const mostNamed = 50;

/** The function ran out of time or never got as far as naming a user. */
const namelessIn = async (failures: readonly Entry[], { logs, since, now }: Asked): Promise<Entry[]> => {
  const some = failures.slice(-mostNamed);
  if (some.length === 0) return [];
  const lines = (await logs.find({ texts: some.map(idOf), since, until: now })).map(readLine);
  const told = new Set(lines.filter(({ facts }) => facts.actor).map(idOf));
  return some.filter((failure) => !told.has(idOf(failure)));
};

const lineOf = (entry: Entry, { clock }: Telling): string => {
  const { facts } = entry;
  const names = ['event', 'route', 'kind', 'outcome', 'reason', 'error'];
  const words = names.map((name) => textOf(facts, name));
  const said = words.filter((word) => word !== undefined && word !== 'request').join(' · ');
  const status = textOf(facts, 'status')?.padEnd(5) ?? '     ';
  const reference = idOf(entry).slice(0, 10).padEnd(10);
  return `${clock(entry.at)}  ${status}${reference}  ${said}`;
};

type FindKey = (item: string) => Promise<string | undefined>;

const unreadableIn = async (theirs: readonly Entry[], pseudonym: string, findKey: FindKey): Promise<string[]> => {
  const own = theirs.filter(({ facts }) => facts.holder === pseudonym);
  const items = new Set(own.flatMap(({ facts }) => textOf(facts, 'item') ?? []));
  const said = await Promise.all(
    [...items].map(async (item) => `Item       ${item} is ${(await findKey(item)) ?? 'not there any more'}`),
  );
  return said.length > 0 ? ['', ...said] : [];
};

export const tracePerson = async (pseudonym: string, asked: Asked, findKey: FindKey): Promise<string[]> => {
  const { logs, telling, since, now } = asked;
  // The gateway writes a status of 500 or more as text.
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
  // A function that ran out of time has named the caller, but only the gateway says that it failed.
  const known = new Set(theirs.map(idOf));
  const failed = new Set(
    entries.filter((entry) => isFailure(entry) && idOf(entry) && known.has(idOf(entry))).map(idOf),
  );
  const stories: string[] = [];
  for (const id of [...failed].slice(-mostUnfolded)) {
    stories.push('', '─'.repeat(72), ...(await traceReference(id, asked)));
  }
  if (failed.size > mostUnfolded) stories.push('', `The last ${mostUnfolded} failures of ${failed.size} are told.`);
  stories.push(...(await unreadableIn(theirs, pseudonym, findKey)));
  const nameless = await namelessIn(
    entries.filter((entry) => entry.log === 'access'),
    asked,
  );
  if (nameless.length > 0)
    stories.push('', 'Failures that do not say whose they were; trace one that may be theirs by its reference:');
  return [...head, ...stories, ...nameless.map((entry) => lineOf(entry, telling))];
};
