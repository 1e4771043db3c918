import { parseArgs } from 'node:util';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { readStage } from '#infra/settings.ts';
import { rotate } from './rotate-origin/rotate.ts';
import { stackOutput } from './stage/find-output.ts';
import { confirm } from './terminal/ask.ts';
import { CommandError } from './terminal/command-error.ts';

const help = `Renews the secret by which CloudFront proves itself to the API, without which the API answers nothing.

  npm run rotate-origin -- --stage NAME [--settings FILE] [--dry-run] [--yes]

--stage     the stage, in the region of its settings, with the credentials that the AWS SDK finds (AWS_PROFILE)
--settings  another file than infra/stages/NAME.json that holds its settings
--dry-run   says what it would do and stops
--yes       does it without asking

It asks before it acts. Nothing is refused in between: the API takes the old secret and the new one, and CloudFront sends the new
one from the deployment that is named at the end.`;

const options = {
  stage: { type: 'string' },
  settings: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const read = () => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
};

const main = async (): Promise<void> => {
  const { stage: name, settings, 'dry-run': isDryRun, yes, help: asked } = read();
  if (asked) return console.log(help);
  if (!name) throw new CommandError(help);
  const stage = readStage(name, settings);
  const { region } = stage;
  const secret = await stackOutput(`thesee-${name}-storage`, 'OriginSecret', new CloudFormationClient({ region }));
  const sure = yes ? async () => true : confirm;
  const surroundings = { isDryRun, confirm: sure, print: console.log, stage, settings };
  await rotate(secret, new SecretsManagerClient({ region }), surroundings);
};

try {
  await main();
} catch (error) {
  // The SDK's message names what is missing: credentials, a right, the stack.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
