import type { Headers, Response } from '#scripts/platform/http/message.ts';

/** Enough for the site; the one kept longest goes first. */
const mostEntries = 1000;

/** An answer to keep, as viewers get it. */
export type Answer = {
  response: Response;
  /** Whether the origin answered with an error, whatever page stands for it. */
  isError: boolean;
  /** The conditional headers that ask the origin whether this is still its latest. */
  validators: Headers;
};
type Entry = Answer & { keptAt: number; freshUntil: number };
/** What was found: also something expired, which may be renewed. */
export type Kept = Answer & { key: string; ageSeconds: number; isFresh: boolean };

/** What an edge keeps: answers by their keys, with the time until which they are fresh. */
export const createCache = (now: () => number) => {
  const entries = new Map<string, Entry>();
  return {
    /** Under the first of those keys that something is kept under. */
    find(...keys: string[]): Kept | null {
      for (const key of keys) {
        const entry = entries.get(key);
        if (!entry) continue;
        const ageSeconds = Math.floor((now() - entry.keptAt) / 1000);
        return { ...entry, key, ageSeconds, isFresh: now() < entry.freshUntil };
      }
      return null;
    },
    keep(key: string, answer: Answer, seconds: number): void {
      entries.delete(key);
      entries.set(key, { ...answer, keptAt: now(), freshUntil: now() + seconds * 1000 });
      const [oldest = key] = entries.keys();
      if (entries.size > mostEntries) entries.delete(oldest);
    },
    /** Lets what is kept there stand in for so long, although it has expired. */
    extend(key: string, seconds: number): void {
      const entry = entries.get(key);
      if (entry) entry.freshUntil = now() + seconds * 1000;
    },
    drop: (key: string): boolean => entries.delete(key),
  };
};

export type Cache = ReturnType<typeof createCache>;
