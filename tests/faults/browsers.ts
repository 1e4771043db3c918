import { readdirSync, readFileSync } from 'node:fs';

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
};

const parentOf = (pid: number): number => Number(read(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? 0);
const isOurs = (pid: number): boolean => pid > 1 && (pid === process.pid || isOurs(parentOf(pid)));

/** Main processes of the browsers that this process has started. */
export const browserProcesses = (): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid && isOurs(pid))
    .filter((pid) => /chromium|headless/.test(read(pid, 'cmdline')) && !read(pid, 'cmdline').includes('--type='));
