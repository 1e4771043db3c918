import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { readStage } from '#infra/settings.ts';
import { rotate } from './rotate-origin/rotate.ts';
import { stackOutput } from './stage/find-output.ts';
import { confirm } from './terminal/ask.ts';
import { CommandError } from './terminal/command-error.ts';
import { runCommand } from './terminal/run-command.ts';

const help = `Renews the secret by which CloudFront proves itself to the API, which answers nothing without it.

  npm run rotate-origin -- --stage NAME [--settings FILE] [--dry-run] [--yes]

--stage     the stage; its region is in its settings, credentials come from the AWS SDK (AWS_PROFILE)
--settings  its settings, if not infra/stages/NAME.json
--dry-run   shows what it would do and stops
--yes       does not ask

No request is refused meanwhile: the API accepts both secrets, and CloudFront sends the new one after the deployment named at the end.`;

const options = {
  stage: { type: 'string' },
  settings: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

await runCommand({ help, options }, async ({ values: { stage: name, settings, 'dry-run': isDryRun, yes } }) => {
  if (!name) throw new CommandError(help);
  const stage = readStage(name, settings);
  const { region } = stage;
  const secret = await stackOutput(`thesee-${name}-shared`, 'OriginSecret', new CloudFormationClient({ region }));
  const sure = yes ? async () => true : confirm;
  const surroundings = { isDryRun, confirm: sure, print: console.log, stage, settings };
  await rotate(secret, new SecretsManagerClient({ region }), surroundings);
});
