import { appendFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** `source` is a function's label or a part of the runner. */
export type Log = (source: string, line: string) => void;

/** `log` is a function's label or `access`. */
export type Keep = (log: string, line: string) => void;

const keptLine = z.object({ at: z.number(), log: z.string(), line: z.string() });
type KeptLine = z.output<typeof keptLine>;

const fileBytes = 4 * 1024 * 1024;
const mostFiles = 8;
const keptDays = 7;
const dayMs = 24 * 60 * 60 * 1000;
/**
 * CloudWatch's longest event, 256 KB:
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/cloudwatch_limits_cwl.html
 */
const longestLine = 256 * 1024;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const nameOf = (day: string, index: number): string => `${day}.${String(index).padStart(6, '0')}.jsonl`;

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^[\d-]{10}\.\d{6}\.jsonl$/.test(name)).sort();

/** Rotated daily and when full; deletes files beyond the age and count limits. */
const openFile = async (folder: string, now: number): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const files = await filesIn(folder);
  const last = files.at(-1);
  const index = Number(last?.split('.')[1] ?? 0);
  if (last?.startsWith(dayOf(now)) && (await stat(join(folder, last))).size < fileBytes) return join(folder, last);
  const next = nameOf(dayOf(now), last ? index + 1 : 0);
  const oldest = dayOf(now - keptDays * dayMs);
  const [young, old] = [files.filter((name) => name >= oldest), files.filter((name) => name < oldest)];
  const stale = [...old, ...young.slice(0, Math.max(0, young.length - mostFiles + 1))];
  for (const name of stale) await rm(join(folder, name), { force: true });
  return join(folder, next);
};

/**
 * Writes JSON lines, at most 32 MB and seven days of them. Writes are asynchronous, and the folder may be deleted at
 * any time. `complain` is called once when a write fails.
 */
export const openLogs = (folder: string, complain: (sentence: string) => void) => {
  let waiting: string[] = [];
  let writing: Promise<void> | null = null;
  let hasComplained = false;

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const lines = waiting;
      waiting = [];
      try {
        await appendFile(await openFile(folder, Date.now()), lines.join(''));
      } catch (error) {
        if (!hasComplained) complain(`lines are lost: ${error instanceof Error ? error.message : error}`);
        hasComplained = true;
      }
    }
    writing = null;
  };

  const keep: Keep = (log, line) => {
    waiting.push(`${JSON.stringify({ at: Date.now(), log, line: line.slice(0, longestLine) })}\n`);
    writing ??= write();
  };
  return { keep, stop: async (): Promise<void> => void (await writing) };
};

const parse = (text: string): KeptLine[] => {
  try {
    const { success, data } = keptLine.safeParse(JSON.parse(text));
    return success ? [data] : [];
  } catch {
    // The last line may be incomplete.
    return [];
  }
};

/** Returns the oldest first; empty without the folder. */
export const readLogs = async (folder: string): Promise<KeptLine[]> => {
  const files = await filesIn(folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.split('\n')).flatMap(parse);
};
