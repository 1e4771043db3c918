import { en } from '#shared/i18n/en/index.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { adviceFor } from './advice.ts';
import { type Entry, stackOf, textOf } from './lines.ts';
import type { Telling } from './telling.ts';

const apart = new Set([
  ...['level', 'event', 'stack', 'route', 'requestId', 'cause', 'invocation'],
  ...['actor', 'university', 'targets', '_aws'],
]);

const factsOf = ({ facts }: Entry): string[] =>
  Object.entries(facts)
    .filter(([name]) => !apart.has(name))
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(', ') : String(value)}`);

const wordsOf = (entry: Entry): string => {
  const { log, text, facts } = entry;
  if (log === 'access') {
    const errors = ['error', 'gatewayError'].flatMap((name) => textOf(facts, name) ?? []);
    return [`answered ${textOf(facts, 'status')} after ${textOf(facts, 'ms')} ms`, ...errors].join(' · ');
  }
  const event = textOf(facts, 'event');
  if (!event) return (text.split('\n')[0] ?? '').replaceAll('\t', '  ');
  return [event, ...factsOf(entry)].join(' · ');
};

export const isFailure = (entry: Entry): boolean =>
  entry.facts.level === 'error' ||
  (entry.facts.event === 'print_ended' && entry.facts.outcome !== 'printed') ||
  Number(textOf(entry.facts, 'status')) >= 500 ||
  stackOf(entry) !== undefined ||
  /Task timed out|Status: timeout|Runtime exited|Rate Exceeded/.test(entry.text);

const readBy = (status: number): string => {
  if (status < 400) return 'what they asked for';
  if (status < 500) return 'a refusal, as it is meant: nothing failed';
  const code = status === 503 ? 'unavailable' : 'internal';
  return `« ${fr.errors[code]} » / “${en.errors[code]}”`;
};

const headOf = (entries: readonly Entry[], telling: Telling): string[] => {
  const access = entries.find(({ log }) => log === 'access');
  const ours =
    entries.find(({ facts }) => textOf(facts, 'event') === 'request') ?? entries.find(({ facts }) => facts.route);
  const { facts } = access ?? ours ?? { facts: {} };
  const status = textOf(facts, 'status');
  const began = Number(textOf(facts, 'time') ?? entries[0]?.at);
  const caller = entries.find((entry) => entry.facts.actor)?.facts ?? {};
  const [actor, university] = [textOf(caller, 'actor'), textOf(caller, 'university')];
  return [
    `Reference  ${textOf(facts, 'requestId') ?? 'none'}`,
    `Call       ${textOf(facts, 'route') ?? textOf(ours?.facts ?? {}, 'route') ?? 'unknown'}`,
    `When       ${telling.moment(began)}`,
    ...(status ? [`Answered   ${status} after ${textOf(facts, 'ms')} ms`, `They read  ${readBy(Number(status))}`] : []),
    `Who        ${actor ? `${actor} (pseudonym)${university ? `, university ${university}` : ''}` : 'nobody signed in, or the function did not get so far'}`,
  ];
};

const failureIn = (entries: readonly Entry[], { source }: Telling): string[] => {
  const failed = entries.filter(isFailure);
  if (failed.length === 0) return [];
  const { what, next, runbook } = adviceFor(failed.map(({ text }) => text));
  const stacks = [...new Set(failed.flatMap((entry) => stackOf(entry) ?? []))].map(source);
  const isPlaced = stacks.some((lines) => lines.some((line) => /^\s*at /.test(line)));
  const written = failed.find(({ log }) => log !== 'access');
  const places = written && !isPlaced ? [[`functions/${written.log}/ (no stack names a line of it)`]] : stacks;
  return [
    '',
    `Failed     ${what}`,
    `Next       ${next}`,
    `           infra/README.md#${runbook}`,
    ...places.flatMap((lines) => ['', ...lines.map((line) => `           ${line.trim()}`)]),
  ];
};

export const tellCall = (entries: readonly Entry[], telling: Telling): string[] => [
  ...headOf(entries, telling),
  '',
  ...entries
    .filter(({ text }) => !text.startsWith('END RequestId'))
    .map((entry) => `${telling.clock(entry.at)}  ${entry.log.padEnd(12)}  ${wordsOf(entry)}`),
  ...failureIn(entries, telling),
];
