import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

const parentOf = (pid: number): number => Number(read(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? 0);

const isBelow = (pid: number, ancestor: number): boolean =>
  pid > 1 && (pid === ancestor || isBelow(parentOf(pid), ancestor));

/** The browsers that a process has started, by their process ids; their own helpers are not among them. Linux only. */
const browsersOf = (runner: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== runner && isBelow(pid, runner))
    .filter((pid) => /chromium|headless/.test(read(pid, 'cmdline')) && !read(pid, 'cmdline').includes('--type='));

/** Ends every browser that a runner starts, until the signal; gives how many. */
export const killBrowsers = async (runner: number, signal: AbortSignal): Promise<number> => {
  const killed = new Set<number>();
  while (!signal.aborted) {
    for (const pid of browsersOf(runner)) {
      process.kill(pid, 'SIGKILL');
      killed.add(pid);
    }
    await pause(50);
  }
  return killed.size;
};
