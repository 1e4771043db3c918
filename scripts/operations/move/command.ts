import { setTimeout as sleep } from 'node:timers/promises';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { isFilled } from '#functions/data/directory/find-cell.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import type { Plan } from '#scripts/operations/operator/plan.ts';
import { operatorEntry } from '#scripts/operations/operator/record.ts';
import type { Item } from '#scripts/operations/restore/scan.ts';
import { kindOf } from '#scripts/operations/restore/tally.ts';
import type { Place } from '#scripts/operations/stage/variables.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { mainCell } from '#shared/cells.ts';
import { courseFor, erase, type Mover, move, oldCopyCells } from './move.ts';
import { readOldCopy } from './old-copy.ts';
import { daysLeft } from './phases.ts';
import { moverAt } from './places.ts';
import type { Move } from './state.ts';

const passed = [
  'Sessions, mailed links, mails on their way, tasks and replies to repeated calls come along; files stay where they are.',
  'Windows of throttles begin anew, and calls that processes have counted but not written yet count in the former cell.',
  'People read all the while; at the switch what they write waits for some seconds. If it is broken off, repeat the command.',
];

const describe = ({ university, from, to, state, switchedAt, ...rest }: Move, now: Date): string => {
  const { people, items, hash, pauseMs, erased, late } = rest;
  const copied = hash && `${people} people, ${items} items, hash ${hash}, writes waited for ${pauseMs} ms`;
  const kept = state === 'read-only' && switchedAt && `${daysLeft(switchedAt, now)} days left`;
  const gone = erased && `${Object.values(erased).reduce((sum, count) => sum + count, 0)} erased, 0 left`;
  const missed = late && `${late} writes came late`;
  return [`${university}: ${from} → ${to}, ${state}`, kept, copied, gone, missed].filter(Boolean).join('; ');
};

const nameOf = async (mover: Mover, cell: string, university: string): Promise<string> => {
  const key = { PK: { S: campusPartition(university) }, SK: { S: 'UNIVERSITY' } };
  const [found] = (await mover.rowsOf(cell).read([key])).values();
  return found?.name?.S ?? university;
};

/** It takes minutes: whoever waits sees how far it is. */
const terminal = { sleep, print: (line: string): void => console.log(line) };

type Asked = { university: string; to: string };

export const moveUniversity = async ({ university, to }: Asked, now: Date, place: Place): Promise<Plan> => {
  const open = await moverAt(place, terminal);
  const { home, known, parts } = await courseFor(university, to, await open([]));
  // Elsewhere nobody would find people whom the directory does not list.
  if (parts.includes('copy') && !(await isFilled(mainCell))) {
    throw new CommandError('The directory does not list everybody yet: run fill-directory first.');
  }
  const mover = await open([...new Set([home.cell, to, ...(known ? [known.from, known.to] : [])])]);
  const name = await nameOf(mover, home.cell, university);
  const whither: Record<(typeof parts)[number], string> = {
    'erase the old copy': `What its last move left in “${known?.from}” is erased first.`,
    copy: `“${name}” moves from “${home.cell}” to “${to}”.`,
    finish: `The move of “${name}” to “${to}” is finished.`,
    'give up': `The move of “${name}” to “${known?.to}” is given up: it stays in “${home.cell}”.`,
  };
  const act = async () => {
    const done = await move(university, to, mover);
    const details = { from: done.from, to: done.to, count: done.items };
    await commit([operatorEntry('operator move', { targets: [university], details }, now)], { now });
    return [describe(done, new Date())];
  };
  return { says: [...parts.map((part) => whither[part]), ...passed], act };
};

export const listMoves = async (now: Date, place: Place): Promise<Plan> => {
  const open = await moverAt(place, terminal);
  const moves = await (await open([])).directory.listMoves();
  if (moves.length === 0) return { says: ['No university has been moved.'], isTold: true };
  const due = moves.filter(({ state, switchedAt = '' }) => state === 'read-only' && daysLeft(switchedAt, now) === 0);
  const says = [
    ...moves.map((one) => describe(one, now)),
    ...due.map(({ university, from }) => `What is left of ${university} in “${from}” is erased.`),
  ];
  if (due.length === 0) return { says, isTold: true };
  const act = async () => {
    const done: string[] = [];
    for (const one of due) {
      const erased = await erase(one, await open([one.from, one.to]));
      const count = Object.values(erased.erased ?? {}).reduce((sum, some) => sum + some, 0);
      const proof = { targets: [one.university], details: { from: one.from, count } };
      await commit([operatorEntry('operator moves', proof, now)], { now });
      done.push(describe(erased, now));
    }
    return done;
  };
  return { says, act };
};

type About = { university: string; about: string };

/** They sign their owner in, so nobody else reads them. */
const secretKinds = ['Credential', 'Factor', 'Renewal', 'Link'];

/** One JSON text for each item that is no secret. */
export const linesOf = (items: readonly Item[]): string[] =>
  items.filter((item) => !secretKinds.includes(kindOf(item))).map((item) => JSON.stringify(unmarshall(item)));

/** Audited, since it shows what people keep. */
export const showOldCopy = async ({ university, about }: About, now: Date, place: Place): Promise<Plan> => {
  const open = await moverAt(place, terminal);
  const last = await (await open([])).directory.findMove(university);
  if (last?.state !== 'read-only') throw new CommandError(`There is no old copy of ${university}.`);
  const cells = oldCopyCells(await open([last.from, last.to]), last);
  await commit([operatorEntry('operator old-copy', { targets: [about] }, now)], { now });
  const items = await readOldCopy(cells, university, about);
  if (items.length === 0)
    return { says: [`The old copy holds nothing of ${about}, or they are erased.`], isTold: true };
  return { says: linesOf(items), isTold: true };
};
