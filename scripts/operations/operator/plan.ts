import { CommandError, stopped } from '#scripts/operations/terminal/command-error.ts';

export type Plan = {
  /** Facts and intended changes, one sentence per line. */
  says: readonly string[];
  /** Applies the plan and reports; absent when there is nothing to change. */
  act?: () => Promise<readonly string[]>;
  /** True for a command that only reports. */
  isTold?: true;
};

export type Terminal = { print: (line: string) => void; confirm: (question: string) => Promise<boolean> };

/** Prints a plan, asks, and applies it. Throws CommandError when the operator declines. */
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
