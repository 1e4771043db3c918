import { CommandError, stopped } from '#scripts/operations/terminal/command-error.ts';

export type Plan = {
  says: readonly string[];
  /** Returns a report. Absent when there is nothing to change. */
  act?: () => Promise<readonly string[]>;
  isTold?: true;
};

export type Terminal = { print: (line: string) => void; confirm: (question: string) => Promise<boolean> };

/** Asks before it acts. Throws CommandError when the operator declines. */
export const carryOut = async (
  { says, act, isTold }: Plan,
  where: string,
  { print, confirm }: Terminal,
): Promise<void> => {
  for (const line of says) print(line);
  if (isTold) return;
  if (!act) return print('Nothing to do.');
  if (!(await confirm(`Do it on ${where}?`))) throw new CommandError(stopped);
  for (const line of await act()) print(line);
};
