import * as z from 'zod/mini';
import { type RatingInput, ratingInput } from '#shared/schemas/portfolio.ts';
import type { Answers } from './answer-store.ts';
import { answersRoot, keysUnder } from './kept-answers.ts';

/**
 * Written to the device before the answer is sent, so that a killed page loses nothing. The key contains user,
 * assessment and row: pages that answer at the same time never overwrite each other.
 */
const entry = z.object({
  answer: ratingInput,
  /** Epoch milliseconds. */
  at: z.number(),
  /** The page that recorded it, and that sends it while it is open. */
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

export const openJournal = ({ storage, userId, portfolioId, page, now = Date.now }: JournalOptions) => {
  const prefix = `${answersRoot}${userId}/${portfolioId}/`;
  const read = (id: string) => parse(storage.getItem(prefix + id));
  const write = (id: string, value: Entry) => {
    try {
      storage.setItem(prefix + id, JSON.stringify(value));
    } catch {
      // The storage is full: the answer is still sent, only not kept.
    }
  };

  return {
    record: (id: string, answer: RatingInput): void => write(id, { answer, at: now(), page }),
    /** Does nothing when another page has replaced the entry since. */
    confirm: (id: string, left?: RatingInput): void => {
      const kept = read(id);
      if (kept?.page !== page) return;
      if (left) write(id, { ...kept, answer: left });
      else storage.removeItem(prefix + id);
    },
    /** Removes unreadable entries. */
    entries: (): Record<string, Entry> => {
      const found: Record<string, Entry> = {};
      for (const key of keysUnder(storage, prefix)) {
        const kept = parse(storage.getItem(key));
        if (kept) found[key.slice(prefix.length)] = kept;
        else storage.removeItem(key);
      }
      return found;
    },
    /** Called when the entry's page is closed: this page then sends it. */
    adopt: (id: string): void => {
      const kept = read(id);
      if (kept) write(id, { ...kept, page });
    },
    drop: (id: string): void => storage.removeItem(prefix + id),
  };
};

export type Journal = ReturnType<typeof openJournal>;

/** Tolerance for clock skew and for the time a request takes. */
const clockSkewMs = 30_000;

/**
 * Drops entries whose row is gone or whose `touchedAt` shows a later answer from another device. Leaves entries of a
 * page that is still open to that page.
 */
export const reconcileEntries = (
  entries: Readonly<Record<string, Entry>>,
  touchedAt: ReadonlyMap<string, string | null>,
  isOpen: (page: string) => boolean,
): { again: Answers; dropped: string[] } => {
  const again: Record<string, RatingInput> = {};
  const dropped: string[] = [];
  for (const [id, { answer, at, page }] of Object.entries(entries)) {
    if (isOpen(page)) continue;
    const touched = touchedAt.get(id);
    const isOutdated = touched === undefined || (touched !== null && Date.parse(touched) > at + clockSkewMs);
    if (isOutdated) dropped.push(id);
    else again[id] = answer;
  }
  return { again, dropped };
};
