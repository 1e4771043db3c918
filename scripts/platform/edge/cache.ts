import type { Headers, Response } from '#scripts/platform/http/message.ts';

/** Enough for the site; the oldest entry is evicted. */
const mostEntries = 1000;

type Answer = {
  response: Response;
  /** The origin failed, even if an error page replaced its response. */
  isError: boolean;
  validators: Headers;
};
type Entry = Answer & { keptAt: number; freshUntil: number };
/** May be stale. */
export type Kept = Answer & { key: string; ageSeconds: number; isFresh: boolean };

export const createCache = (now: () => number) => {
  const entries = new Map<string, Entry>();
  return {
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
    extend(key: string, seconds: number): void {
      const entry = entries.get(key);
      if (entry) entry.freshUntil = now() + seconds * 1000;
    },
    drop: (key: string): boolean => entries.delete(key),
  };
};

export type Cache = ReturnType<typeof createCache>;
