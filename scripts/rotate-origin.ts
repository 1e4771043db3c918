import { parseArgs } from 'node:util';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { rotate } from './rotate-origin/rotate.ts';
import { confirm } from './terminal/ask.ts';
import { CommandError } from './terminal/command-error.ts';

const help = `Renews the secret by which CloudFront proves itself to the API, without which the API answers nothing.

  npm run rotate-origin -- SECRET [--dry-run] [--yes]

SECRET     its name or ARN: OriginSecret in what \`cdk deploy\` printed of the storage stack
--dry-run  says what it would do and stops
--yes      does it without asking

It asks before it acts. Nothing is refused in between: the API takes the old secret and the new one, and CloudFront sends the new
one from the deployment that is named at the end. Uses the credentials and the region that the AWS SDK finds (AWS_PROFILE, AWS_REGION).`;

const options = {
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const read = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
};

const main = async (): Promise<void> => {
  const { values, positionals } = read();
  const [secret, ...rest] = positionals;
  if (values.help) return console.log(help);
  if (!secret || rest.length > 0) throw new CommandError(help);
  const sure = values.yes ? async () => true : confirm;
  await rotate(secret, new SecretsManagerClient(), { isDryRun: values['dry-run'], confirm: sure, print: console.log });
};

try {
  await main();
} catch (error) {
  // The SDK's own words name what is missing: a region, credentials, a right, the secret.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
