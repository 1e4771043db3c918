import { mainCell } from '#shared/cells.ts';
import { carryOut } from './operator/plan.ts';
import { enter, placeName, placeOf } from './stage/variables.ts';
import { confirm } from './terminal/ask.ts';
import { CommandError } from './terminal/command-error.ts';
import { runCommand } from './terminal/run-command.ts';

const help = `Operates a stage. Each command shows what it found and would do, and asks.

  npm run operator -- create-super --email ADDRESS --first-name NAME --last-name NAME [--language fr|en] WHERE
  npm run operator -- create-university --name NAME [--city C] [--country C] [--address A] [--contact-email ADDRESS] [--time-zone ZONE]
                      --email ADDRESS --first-name NAME --last-name NAME [--language fr|en] WHERE
  npm run operator -- drop-factor --email ADDRESS WHERE
  npm run operator -- rotate-key | drain-mails | reindex | fill-directory WHERE
  npm run operator -- move --university ID --to CELL WHERE
  npm run operator -- moves WHERE
  npm run operator -- old-copy PERSON --university ID WHERE
  npm run operator -- trace REFERENCE|ADDRESS [--since 90m|3h|2d] [--maps FOLDER] WHERE

create-super       invites a super administrator by mail, who chooses a password by its link
create-university  opens a university and invites its first administrator (--email and so on)
drop-factor        removes the second factor of somebody whom no administrator can help, and ends their sessions; they are told by mail
rotate-key         signs session tokens with the other key; nobody is signed out
drain-mails        resends every parked mail
reindex            recounts members and courses where the counters differ from the lists
fill-directory     lists a cell's people, addresses and universities in the directory of a stage with several cells, removes what is
                   there no more, and proves that both agree; for the cell main unless another is named
move               moves a university to another cell while its people write; broken off, it goes on by the same command, and is given up
                   by --to its own cell
moves              lists the moves, and erases old copies that have been kept for seven days
old-copy           prints what the old copy holds of a person (by id), or of the university (by its id); it is audited
trace              collects every log line of a call by the reference shown beside its failure (within the last day), or of a person
                   by their address (within the last hour); the latter is audited. It asks nothing and changes nothing. FOLDER
                   holds the source maps of the deployed bundles, cdk.out/source-maps by default

WHERE   --stage NAME [--settings FILE]: a stage, with its settings if not infra/stages/NAME.json; credentials come from the AWS SDK
        (AWS_PROFILE)
        --local: the local product, in LOCAL_DIR
        --cell ID: the cell, where there are several; move, moves and old-copy need none
--yes   does not ask

Every command but rotate-key is idempotent; rotate-key twice goes back. The super administrators' audit log records each.`;

/** They find the cells by themselves. */
const ofAllCells = ['move', 'moves', 'old-copy'];
const ofSubject = ['trace', 'old-copy'];

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
  cell: text,
  since: text,
  maps: text,
  local: { type: 'boolean', default: false },
  university: text,
  to: text,
  yes: { type: 'boolean', default: false },
} as const;

await runCommand({ help, options, allowPositionals: true }, async ({ values, positionals }) => {
  const [name = '', about, ...rest] = positionals;
  // People of the first day are to be listed, and super administrators' audit lies in the main cell.
  const place = placeOf(
    name === 'fill-directory'
      ? { cell: mainCell, ...values }
      : ofAllCells.includes(name)
        ? { ...values, cell: mainCell }
        : values,
  );
  await enter(place);
  // Loaded after the environment names the table.
  const { commands } = await import('./operator/commands.ts');
  const command = commands[name];
  if (!command || rest.length > 0 || (about !== undefined && !ofSubject.includes(name))) throw new CommandError(help);
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
});
