import { parseArgs } from 'node:util';
import { type Access, exportTo, importFrom, lint, type Surroundings, sentenceOf } from './catalogue/command.ts';
import { confirm, password } from './terminal/ask.ts';
import { CommandError } from './terminal/command-error.ts';

const help = `Exports, imports and checks the catalogue: skills, activities, values, RNCP competencies, jobs, cases, and the
strengths and grades between them.

  npm run catalogue -- export FOLDER --email ADDRESS [--site URL]
  npm run catalogue -- import FOLDER --email ADDRESS [--site URL] [--dry-run] [--yes]
  npm run catalogue -- lint FOLDER

export    writes the ten CSV files of the catalogue of a running product into FOLDER
import    shows what the files in FOLDER would change, asks, and applies all of it or nothing
lint      checks the files in FOLDER without any product: cells, translations, jobs and skills that nothing tells apart

--email    a super administrator; the password is asked for, or taken from CATALOGUE_PASSWORD
--site     where the product runs; http://localhost:3000 unless said
--dry-run  shows the changes and stops
--yes      applies the changes without asking

The files are explained in scripts/demo/content/catalogue/README.md. Ends with status 1 when something is wrong or nothing was applied.`;

const options = {
  email: { type: 'string' },
  site: { type: 'string', default: 'http://localhost:3000' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const around: Surroundings = { print: console.log, confirm, password, send: fetch };

const read = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
};

const accessOf = ({ site, email }: { site: string; email?: string }): Access => {
  if (!email) throw new CommandError('Say with --email who signs in: a super administrator.');
  return { site: site.replace(/\/+$/, ''), email };
};

const main = async (): Promise<number> => {
  const { values, positionals } = read();
  const [command, folder, ...rest] = positionals;
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (!folder || rest.length > 0) throw new CommandError(help);
  if (command === 'export') return exportTo(folder, accessOf(values), around);
  if (command === 'import') {
    return importFrom(folder, accessOf(values), { isDryRun: values['dry-run'], isSure: values.yes }, around);
  }
  if (command === 'lint') return lint(folder, around);
  throw new CommandError(help);
};

try {
  process.exitCode = await main();
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
