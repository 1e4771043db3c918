import { createControl } from './local/faults/client.ts';
import { findRunner } from './local/runner-lock.ts';
import { readSettings } from './local/settings.ts';
import { killBrowsers } from './provoke/browsers.ts';
import { enter } from './stage/variables.ts';
import { CommandError } from './terminal/command-error.ts';

const help = `Breaks the product that runs on this machine (PORT, LOCAL_DIR) in one way until Ctrl-C, to try how a failure is found.

  npm run provoke -- throttle [FUNCTION]   the table refuses whatever the function asks (portfolios, unless said)
  npm run provoke -- corrupt [ADDRESS]     a diploma of that person has no shape that can be read (user@demo.test)
  npm run provoke -- print                 the browser that prints ends as soon as it begins

Then do in the site what it says, and find out why by the reference that you read there: npm run operator -- trace REFERENCE --local`;

type Broken = { says: string; mend: () => Promise<unknown> };

const kinds: Readonly<Record<string, (about?: string) => Promise<Broken>>> = {
  throttle: async (caller = 'portfolios') => {
    const control = createControl(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
    const fault = { kind: 'ThrottlingException', match: { caller }, times: 1_000_000 } as const;
    return { says: `Whatever ${caller} serves fails: open the assessments.`, mend: await control.add(fault) };
  },
  corrupt: async (email = 'user@demo.test') => {
    // The product's own code, which finds its table in the environment.
    const { corruptDiploma } = await import('./provoke/corrupt.ts');
    const mend = await corruptDiploma(email);
    return { says: `Sign in as ${email} and open the diplomas of the profile.`, mend };
  },
  print: async () => {
    const runner = findRunner(readSettings(process.env).localDir);
    if (runner === null) throw new CommandError('No product runs here.');
    const end = new AbortController();
    const killing = killBrowsers(runner, end.signal);
    const mend = () => {
      end.abort();
      return killing;
    };
    return { says: 'Print an assessment.', mend };
  },
};

try {
  const [kind = '', about, ...rest] = process.argv.slice(2);
  const provoke = kinds[kind];
  if (!provoke || rest.length > 0) throw new CommandError(help);
  await enter('local');
  const { says, mend } = await provoke(about);
  const interrupted = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.resolve());
  const alive = setInterval(() => undefined, 60_000);
  console.log(`${says} Ctrl-C mends it.`);
  await interrupted.promise;
  clearInterval(alive);
  await mend();
  console.log('Mended.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
