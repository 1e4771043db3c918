import { parseArgs } from 'node:util';
import { carryOut } from './operator/plan.ts';
import { enter, placeName, placeOf } from './stage/variables.ts';
import { confirm } from './terminal/ask.ts';
import { CommandError } from './terminal/command-error.ts';

const help = `What an operator does for a stage beside deploying it. Each command says what it found and would do, and asks.

  npm run operator -- create-super --email ADDRESS --first-name NAME --last-name NAME [--language fr|en] WHERE
  npm run operator -- create-university --name NAME [--city C] [--country C] [--address A] [--contact-email ADDRESS] [--time-zone ZONE]
                      --email ADDRESS --first-name NAME --last-name NAME [--language fr|en] WHERE
  npm run operator -- rotate-key | drain-mails | reindex WHERE
  npm run operator -- trace REFERENCE|ADDRESS [--since 90m|3h|2d] [--maps FOLDER] WHERE

create-super       invites a super administrator by mail; they choose their password by its link
create-university  opens a university and invites its first administrator (--email and so on)
rotate-key         has the other of the two keys sign session tokens; nobody is signed out
drain-mails        has every mail that was given up sent again
reindex            counts members and courses anew where the counts differ from the lists
trace              tells from all logs what became of a call, by the reference that stands beside its failure (of the last day), or
                   what a person met, by their address (in the last hour); the latter is recorded. It asks nothing and changes
                   nothing. FOLDER holds the source maps of what is deployed; cdk.out/source-maps unless said

WHERE   --stage NAME [--settings FILE], in the region of its settings (infra/stages/NAME.json unless said), with the
        credentials that the AWS SDK finds (AWS_PROFILE)
        --local: the product that runs on this machine, on LOCAL_DIR
--yes   does it without asking

Each may be given twice: what is done already is not done again, but for rotate-key, which goes back. What was done stands in
the audit of the super administrators.`;

const text = { type: 'string' } as const;
const options = {
  email: text,
  'first-name': text,
  'last-name': text,
  language: text,
  name: text,
  city: text,
  country: text,
  address: text,
  'contact-email': text,
  'time-zone': text,
  stage: text,
  settings: text,
  since: text,
  maps: text,
  local: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const parse = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
};

const main = async (): Promise<void> => {
  const { values, positionals } = parse();
  const [name = '', about, ...rest] = positionals;
  if (values.help) return console.log(help);
  const place = placeOf(values);
  await enter(place);
  // Loaded after the environment names the table.
  const { commands } = await import('./operator/commands.ts');
  const command = commands[name];
  if (!command || rest.length > 0 || (about !== undefined && name !== 'trace')) throw new CommandError(help);
  const said = {
    ...values,
    about,
    firstName: values['first-name'],
    lastName: values['last-name'],
    contactEmail: values['contact-email'],
    timeZone: values['time-zone'],
  };
  const terminal = { print: console.log, confirm: values.yes ? async () => true : confirm };
  await carryOut(await command(said, new Date(), place), placeName(place), terminal);
};

try {
  await main();
} catch (error) {
  // The SDK's message names what is missing: credentials, a right.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
