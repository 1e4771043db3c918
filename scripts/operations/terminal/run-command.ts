import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

const helpOption = { help: { type: 'boolean', short: 'h', default: false } } as const;

/**
 * Runs a command with its parsed arguments; `--help` and unknown arguments print its help. A failure prints its message
 * (the SDK's names the missing credentials or right) and sets exit code 1.
 */
export const runCommand = async <const O extends Options>(
  { help, options, allowPositionals = false }: { help: string; options: O; allowPositionals?: boolean },
  act: (parsed: Parsed<O>) => Promise<unknown>,
): Promise<void> => {
  const parse = () => {
    try {
      return parseArgs({ options: { ...options, ...helpOption }, allowPositionals });
    } catch (error) {
      throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${help}`);
    }
  };
  try {
    // The added option does not change the types of the others.
    const parsed = parse() as unknown as Parsed<O> & { values: { help: boolean } };
    if (parsed.values.help) console.log(help);
    else await act(parsed);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
