import type { Turn } from '#functions/data/kernel/turns.ts';

/** `more`: it gave its turn back and goes on. `refused`: another worker has it, or it is gone, not due or held back by a move. */
export type Outcome = 'done' | 'more' | 'refused';
/** `failed`: the table could not be reached. */
type Tried = Outcome | 'failed';

type Options = {
  dueTurns: (now: Date, isTried: (id: string) => boolean) => AsyncGenerator<Turn>;
  handle: (id: string) => Promise<Tried>;
  hasTime: () => boolean;
  random: () => number;
};

/** The earliest first; whoever finds it taken contends with others, who would all meet again at the next one. */
const inOrder = ([first, ...others]: readonly string[], random: () => number): string[] => [
  ...(first === undefined ? [] : [first]),
  ...others
    .map((id) => ({ id, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id),
];

/** Works a queue in rounds: one item of each turn, so that a long turn holds up no other. */
export const createRounds = ({ dueTurns, handle, hasTime, random }: Options) => {
  const outcomes = new Map<string, Tried>();
  const isTried = (id: string): boolean => (outcomes.get(id) ?? 'more') !== 'more';

  /** Tries each item once, but goes on with one that has more to do. */
  const work = async (id: string): Promise<Tried> => {
    if (!isTried(id)) outcomes.set(id, await handle(id));
    return outcomes.get(id) ?? 'refused';
  };

  /** Returns whether the turn has more. */
  const workOneOf = async ({ ids, hasMore }: Turn): Promise<boolean> => {
    let left = ids.length;
    for (const id of inOrder(ids, random)) {
      if (!hasTime()) return false;
      left -= 1;
      const outcome = await work(id);
      if (outcome === 'more') return true;
      if (outcome !== 'refused') break;
    }
    return left > 0 || hasMore;
  };

  /** Returns whether something is left for another round. */
  const workRound = async (besides?: string): Promise<boolean> => {
    let isLeft = false;
    for await (const turn of dueTurns(new Date(), isTried)) {
      if (!hasTime()) return false;
      if (turn.turn !== besides && (await workOneOf(turn))) isLeft = true;
    }
    return isLeft;
  };
  return { work, workRound };
};
