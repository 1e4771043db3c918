import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError, stopped } from './command-error.ts';

const ask = async (question: string, output: NodeJS.WritableStream): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await lines.question(question);
  } catch {
    // Ctrl-C or Ctrl-D ends a question without an answer.
    process.stdout.write('\n');
    throw new CommandError(stopped);
  } finally {
    lines.close();
  }
};

const needsTerminal = (instead: string): void => {
  if (!process.stdin.isTTY) throw new CommandError(`There is nobody to ask: ${instead}.`);
};

export const confirm = async (question: string): Promise<boolean> => {
  needsTerminal('add --yes to apply the changes');
  return /^y(es)?$/i.test((await ask(`${question} [y/N] `, process.stdout)).trim());
};

/** Reads CATALOGUE_PASSWORD, or asks without echo. */
export const password = async (email: string): Promise<string> => {
  const given = process.env.CATALOGUE_PASSWORD;
  if (given) return given;
  needsTerminal('set CATALOGUE_PASSWORD');
  process.stdout.write(`Password of ${email}: `);
  const typed = await ask('', new Writable({ write: (_chunk, _encoding, done) => done() }));
  process.stdout.write('\n');
  return typed;
};
