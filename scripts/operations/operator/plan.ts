import { CommandError, stopped } from '#scripts/operations/terminal/command-error.ts';

/** What a command found, and would do. */
export type Plan = {
  /** What is so and what would be done, a sentence a line. */
  says: readonly string[];
  /** Does it, and tells what was done; absent when nothing is to be done. */
  act?: () => Promise<readonly string[]>;
  /** It was asked to tell, and has told: nothing could be done. */
  isTold?: true;
};

export type Terminal = { print: (line: string) => void; confirm: (question: string) => Promise<boolean> };

/** Says what a command would do there, asks, and does it. Throws CommandError when the answer is no. */
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
