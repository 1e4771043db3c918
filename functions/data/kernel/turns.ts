// A queue is worked in turns, one for each university, so that nobody waits until another university's list is done. A turn is the code
// that ids begin with: a hint, which is enough for an order of work. Whoever has moved waits in their former university's turn.

/** For ids without a code: what concerns everybody, and items of early releases. */
const turnOfOthers = 'others';

/** The turn of a person, a university or one of their things. Ids of people without a university begin with `super`. */
export const turnOfId = (id: string): string => /^([A-Za-z0-9]{4}|super)-/.exec(id)?.[1] ?? turnOfOthers;

// `!` sorts before the digits of a plain time, which releases until 2026-11-27 write and read by `lte now`: they find all of these keys.
const mark = '!';

export const keyInTurn = (turn: string, at: Date): string => `${mark}${turn}#${at.toISOString()}`;

/** Plain times form one turn, which is the last. */
export const placeOf = (key: string): { turn: string; dueAt: string } => {
  const [, turn = '', dueAt = key] = /^!([^#]+)#(.+)$/.exec(key) ?? [];
  return { turn, dueAt };
};

export const beforeAllTurns = mark;

/** Sorts after all keys of that turn and before those of any other that follows it. */
export const afterTurn = (turn: string): string => `${mark}${turn}$`;

/** Nothing follows the plain times. */
export const isLastTurn = ({ turn }: { turn: string }): boolean => turn === '';

type Place = { id: string; key: string };
export type Turn = { turn: string; ids: string[]; hasMore: boolean };

/**
 * Groups a page of a queue, sorted by key, into turns with their due ids, earliest first. The last turn of a cut page may
 * have more, unless the page shows one of its items that is not due yet.
 */
export const turnsOf = (
  page: readonly Place[],
  { now, isCut, isTried }: { now: Date; isCut: boolean; isTried: (id: string) => boolean },
): Turn[] => {
  const placed = page.map(({ id, key }) => ({ id, ...placeOf(key) }));
  const last = placed.at(-1);
  return [...Map.groupBy(placed, ({ turn }) => turn)].map(([turn, items]) => {
    const due = items.filter(({ dueAt }) => dueAt <= now.toISOString());
    const ids = due.map(({ id }) => id).filter((id) => !isTried(id));
    return { turn, ids, hasMore: isCut && turn === last?.turn && due.length === items.length };
  });
};
