import { appendFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Writes one line; `source` is a function's label or the name of a part of the runner. */
export type Log = (source: string, line: string) => void;

/** Keeps a line as CloudWatch would, under the log of a function (its label) or `access`, the gateway's. */
export type Keep = (log: string, line: string) => void;

const keptLine = z.object({ at: z.number(), log: z.string(), line: z.string() });
/** A line of a log, and when it was written, in milliseconds since 1970. */
export type KeptLine = z.output<typeof keptLine>;

const fileBytes = 4 * 1024 * 1024;
const mostFiles = 8;
const keptDays = 7;
const dayMs = 24 * 60 * 60 * 1000;
/** The longest event of CloudWatch Logs is 256 KB: https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/cloudwatch_limits_cwl.html */
const longestLine = 256 * 1024;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const nameOf = (day: string, index: number): string => `${day}.${String(index).padStart(6, '0')}.jsonl`;

/** The files of the logs, the oldest first. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^[\d-]{10}\.\d{6}\.jsonl$/.test(name)).sort();

/** Names the file to write to, which is another one each day and whenever one is full; removes what is too old or too much. */
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
 * Keeps what functions and gateway log in a folder, in files of JSON lines: 32 MB and a week of them at most. Nobody waits for it,
 * and the folder may be removed at any time. `complain` says it once when lines cannot be written, as on a full disk.
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
    // The last line, which is being written.
    return [];
  }
};

/** The lines kept in a folder, the oldest first; none when there is no folder. */
export const readLogs = async (folder: string): Promise<KeptLine[]> => {
  const files = await filesIn(folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.split('\n')).flatMap(parse);
};
