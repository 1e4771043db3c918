import * as z from 'zod/mini';
import { type RatingInput, ratingInput } from '#shared/schemas/portfolio.ts';
import type { Answers } from './answer-store.ts';
import { answersRoot, keysUnder } from './kept-answers.ts';

/**
 * Answers that the server has not confirmed yet, written before they are sent, so that a page may be killed at any moment.
 * Each stands under a key of its own: pages that answer at the same time never write over each other, and what one person left
 * is not found by another.
 */
const entry = z.object({
  answer: ratingInput,
  /** When it was given, in milliseconds. */
  at: z.number(),
  /** The page in which it was given; as long as that is open it sends it itself. */
  page: z.string(),
});
type Entry = z.infer<typeof entry>;

type JournalOptions = { storage: Storage; userId: string; portfolioId: string; page: string; now?: () => number };

const parse = (text: string | null): Entry | undefined => {
  try {
    return entry.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
};

/** The journal of one assessment. */
export const openJournal = ({ storage, userId, portfolioId, page, now = Date.now }: JournalOptions) => {
  const prefix = `${answersRoot}${userId}/${portfolioId}/`;
  const read = (id: string) => parse(storage.getItem(prefix + id));
  const write = (id: string, value: Entry) => {
    try {
      storage.setItem(prefix + id, JSON.stringify(value));
    } catch {
      // The device has no room left: the answer is sent all the same.
    }
  };

  return {
    given: (id: string, answer: RatingInput): void => write(id, { answer, at: now(), page }),
    /** An answer came back: keeps what is left of the row. A newer answer of another page is not ours to remove. */
    settled: (id: string, left?: RatingInput): void => {
      const kept = read(id);
      if (kept?.page !== page) return;
      if (left) write(id, { ...kept, answer: left });
      else storage.removeItem(prefix + id);
    },
    /** What is kept, by row; what can't be read is removed. */
    entries: (): Record<string, Entry> => {
      const found: Record<string, Entry> = {};
      for (const key of keysUnder(storage, prefix)) {
        const kept = parse(storage.getItem(key));
        if (kept) found[key.slice(prefix.length)] = kept;
        else storage.removeItem(key);
      }
      return found;
    },
    /** Takes over an answer of a page that is gone. */
    adopt: (id: string): void => {
      const kept = read(id);
      if (kept) write(id, { ...kept, page });
    },
    drop: (id: string): void => storage.removeItem(prefix + id),
  };
};

export type Journal = ReturnType<typeof openJournal>;

/** Half a minute: clocks differ, and an answer's own way to the server takes time. */
const grace = 30_000;

/**
 * Which of the kept answers are sent again, and which are dropped: those of rows that are gone, and those of rows that were
 * answered later on another device, as the server's `touchedAt` tells: what was answered last stays. Answers of a page that is
 * still open are left to it.
 */
export const sortOut = (
  entries: Readonly<Record<string, Entry>>,
  touchedAt: ReadonlyMap<string, string | null>,
  isOpen: (page: string) => boolean,
): { again: Answers; dropped: string[] } => {
  const again: Record<string, RatingInput> = {};
  const dropped: string[] = [];
  for (const [id, { answer, at, page }] of Object.entries(entries)) {
    if (isOpen(page)) continue;
    const touched = touchedAt.get(id);
    const isOutdated = touched === undefined || (touched !== null && Date.parse(touched) > at + grace);
    if (isOutdated) dropped.push(id);
    else again[id] = answer;
  }
  return { again, dropped };
};
