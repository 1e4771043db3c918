import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

const parentOf = (pid: number): number => Number(read(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? 0);

const isBelow = (pid: number, ancestor: number): boolean =>
  pid > 1 && (pid === ancestor || isBelow(parentOf(pid), ancestor));

/** Finds main processes only, not their helpers. Linux only. */
const browsersOf = (runner: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== runner && isBelow(pid, runner))
    .filter((pid) => /chromium|headless/.test(read(pid, 'cmdline')) && !read(pid, 'cmdline').includes('--type='));

/** Ignores a process that has ended. */
const signalTo = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/** Signals the browsers until `signal` aborts, then kills those it signalled. Returns their number. */
export const stopBrowsers = async (runner: number, by: 'SIGKILL' | 'SIGSTOP', signal: AbortSignal): Promise<number> => {
  const stopped = new Set<number>();
  while (!signal.aborted) {
    for (const pid of browsersOf(runner)) {
      signalTo(pid, by);
      stopped.add(pid);
    }
    await pause(50);
  }
  for (const pid of browsersOf(runner)) if (stopped.has(pid)) signalTo(pid, 'SIGKILL');
  return stopped.size;
};
