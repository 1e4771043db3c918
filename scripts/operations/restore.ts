import { readStage } from '#infra/settings.ts';
import { enter, placeOf } from './stage/variables.ts';
import { confirm } from './terminal/ask.ts';
import { CommandError, stopped } from './terminal/command-error.ts';
import { runCommand } from './terminal/run-command.ts';

const help = `Restores a stage's table and files beside the present ones, and erases again the people erased since.

  npm run restore -- --stage NAME [--cell ID] [--at 2026-11-23T02:00:00Z | --copy ARN] [--settings FILE] [--yes]
  npm run restore -- --stage NAME --cell ID --at 2026-11-23T02:00:00Z --finish TABLE [--settings FILE] [--yes]

--stage     the stage; its region is in its settings, credentials come from the AWS SDK (AWS_PROFILE)
--cell      the cell, where the stage has several: its table alone is restored
--settings  its settings, if not infra/stages/NAME.json
--at        a moment of the last 35 days, the latest restorable one by default; files reach back 30 days
--copy      a weekly copy instead, by the ARN of its recovery point in the stage's vault: weeks back, without files removed more than
            30 days ago
--finish    the second step of a stage with several cells, once the cell uses the restored table: brings back the files of that
            moment in the bucket that all cells share, and brings the directory in line. TABLE was in use before
--yes       does not ask

The present table and bucket stay untouched. At the end it prints what to write into the stage's settings; infra/restore.md explains
the steps before and after. \`npm run rehearse-restore\` rehearses it locally with invented people.`;

const options = {
  stage: { type: 'string' },
  cell: { type: 'string' },
  settings: { type: 'string' },
  at: { type: 'string' },
  copy: { type: 'string' },
  finish: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

const momentOf = (text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (!/T.*Z$/.test(text) || Number.isNaN(at.getTime()) || at > new Date()) {
    throw new CommandError(`--at must be a moment of the past like 2026-11-23T02:00:00Z, not “${text}”.`);
  }
  return at;
};

await runCommand({ help, options }, async ({ values }) => {
  const { settings, copy, finish: former } = values;
  if (copy !== undefined && values.at !== undefined) throw new CommandError(`--at or --copy, not both.\n\n${help}`);
  const at = momentOf(values.at);
  const place = placeOf(values);
  if ('local' in place) throw new CommandError(help);
  const { cells } = readStage(place.stage, settings);
  const isOneOfSeveral = cells.length > 1;
  if (former !== undefined && (at === undefined || !isOneOfSeveral)) throw new CommandError(help);
  await enter(place);
  // Loaded after the environment names the table.
  const { finishCell, restoreBeside } = await import('./restore/command.ts');
  const ask = async (question: string): Promise<void> => {
    if (!values.yes && !(await confirm(question))) throw new CommandError(stopped);
  };
  const given = { place, file: settings ?? `infra/stages/${place.stage}.json`, ask, print: console.log };
  if (former !== undefined && at !== undefined) {
    const pointedAt = cells.find(({ id }) => id === place.cell)?.restored?.table;
    await finishCell({ ...given, at, former, pointedAt });
  } else await restoreBeside({ ...given, at, copy, isOneOfSeveral });
});
