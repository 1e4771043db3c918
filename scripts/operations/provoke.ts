import {
  createControl,
  type FaultKind,
  findRunner,
  interrupted,
  listenToSignals,
  readSettings,
} from '#scripts/platform/index.ts';
import { mainCell } from '#shared/cells.ts';
import { stopBrowsers } from './provoke/browsers.ts';
import { enter } from './stage/variables.ts';
import { CommandError } from './terminal/command-error.ts';
import { runCommand } from './terminal/run-command.ts';

const help = `Breaks the product that runs on this machine (PORT, LOCAL_DIR) in one way until Ctrl-C, to try how a failure is found.

  npm run provoke -- throttle [FUNCTION]   the table refuses whatever the function asks (portfolios, unless said)
  npm run provoke -- corrupt [ADDRESS]     a diploma of that person has no shape that can be read (user@demo.test)
  npm run provoke -- print                 the browser that prints ends as soon as it begins
  npm run provoke -- freeze                the browser that prints stands still, until the function's time is over
  npm run provoke -- silence [FUNCTION]    the table does not answer the function (profile, unless said)
  npm run provoke -- mail                  no mail is taken

Then do in the site what it says, and find out why by the reference that you read there: npm run operator -- trace REFERENCE --local`;

type Broken = { says: string; mend: () => Promise<unknown> };

type Disturbance = { kind: FaultKind; operations: readonly string[]; caller?: string };

/** Excludes reading secrets, so that a function still starts. */
const tableOperations = [
  ...['GetItem', 'BatchGetItem', 'TransactGetItems', 'Query'],
  ...['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems'],
];

const disturb = async ({ kind, operations, ...match }: Disturbance, says: string): Promise<Broken> => {
  const control = createControl(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
  const faults = operations.map((operation) => control.add({ kind, match: { ...match, operation }, times: 1_000_000 }));
  const takeBacks = await Promise.all(faults);
  return { says, mend: () => Promise.all(takeBacks.map((takeBack) => takeBack())) };
};

const endBrowsers = async (by: 'SIGKILL' | 'SIGSTOP', says: string): Promise<Broken> => {
  const runner = findRunner(readSettings(process.env).localDir);
  if (runner === null) throw new CommandError('No product runs here.');
  const end = new AbortController();
  const stopping = stopBrowsers(runner, by, end.signal);
  const mend = () => {
    end.abort();
    return stopping;
  };
  return { says, mend };
};

const kinds: Readonly<Record<string, (about?: string) => Promise<Broken>>> = {
  throttle: (caller = 'portfolios') =>
    disturb(
      { kind: 'ThrottlingException', operations: tableOperations, caller },
      `Whatever ${caller} serves fails: open the assessments.`,
    ),
  silence: (caller = 'profile') =>
    disturb(
      { kind: 'noAnswer', operations: tableOperations, caller },
      `Whatever ${caller} serves waits, then fails: open the profile.`,
    ),
  mail: () =>
    disturb(
      { kind: 'InternalServerError', operations: ['SendRawEmail'] },
      'Ask for a link at “Forgotten password?”; nobody reads a reference then: trace the address.',
    ),
  corrupt: async (email = 'user@demo.test') => {
    // Loaded after the environment names the table.
    const { corruptDiploma } = await import('./provoke/corrupt.ts');
    const mend = await corruptDiploma(email);
    return { says: `Sign in as ${email} and open the diplomas of the profile.`, mend };
  },
  print: () => endBrowsers('SIGKILL', 'Print an assessment.'),
  freeze: () => endBrowsers('SIGSTOP', 'Print an assessment, and wait half a minute.'),
};

await runCommand({ help, options: {}, allowPositionals: true }, async ({ positionals }) => {
  const [kind = '', about, ...rest] = positionals;
  const provoke = kinds[kind];
  if (!provoke || rest.length > 0) throw new CommandError(help);
  await enter({ local: mainCell });
  listenToSignals(console.log);
  const { says, mend } = await provoke(about);
  const alive = setInterval(() => undefined, 60_000);
  console.log(`${says} Ctrl-C mends it.`);
  await interrupted;
  clearInterval(alive);
  await mend();
  console.log('Mended.');
});
