import { existsSync, promises as fs } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';

/** Part of the folder's name, so that a leftover older browser is not used. */
export const chromiumVersion = '153.0.0';

/** The package sets them for scraping; our own pages are safer without. */
const unsafeSwitches = new Set(['--disable-web-security', '--allow-running-insecure-content']);

/** No host name resolves, so a page cannot send data anywhere. */
const noNetwork = '--host-resolver-rules=MAP * ~NOTFOUND';

// The package is an ES module outside the CommonJS bundle: only import() loads it on every runtime.
const loadPackage = async () => (await import('@sparticuz/chromium')).default;

const homeFolder = (): string => join(tmpdir(), `chromium-${chromiumVersion}`);

/** The variables hold until `start` returns, not until its promise settles. */
const withEnvironment = <T>(variables: Readonly<Record<string, string>>, start: () => T): T => {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    return start();
  } finally {
    for (const name of Object.keys(variables)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
};

/** The package unpacks to TMPDIR, and the libraries only when AWS_EXECUTION_ENV names Lambda. */
const unpackInto = async (folder: string, home: string): Promise<void> => {
  const chromium = await loadPackage();
  const variables = { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  await withEnvironment(variables, () => chromium.executablePath());
  const fonts = join(folder, 'fonts', 'fonts.conf');
  await fs.writeFile(fonts, (await fs.readFile(fonts, 'utf8')).replaceAll('/tmp/fonts', join(home, 'fonts')));
};

/**
 * Unpacks on first use. Unpacks aside and renames into place, so that neither a concurrent caller nor one after a crash
 * finds half a browser.
 */
export const chromiumPath = async (): Promise<string> => {
  const home = homeFolder();
  if (!existsSync(home)) {
    await fs.mkdir(tmpdir(), { recursive: true });
    const scratch = await fs.mkdtemp(join(tmpdir(), 'unpacking-chromium-'));
    try {
      await unpackInto(scratch, home);
      await fs.rename(scratch, home).catch((error) => existsSync(home) || Promise.reject(error));
    } finally {
      await fs.rm(scratch, { recursive: true, force: true });
    }
  }
  return join(home, 'chromium');
};

/** The function's own variables stay out: they hold its AWS credentials. */
export const chromiumEnvironment = (): Record<string, string> => ({
  HOME: tmpdir(),
  TMPDIR: tmpdir(),
  LD_LIBRARY_PATH: [join(homeFolder(), 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  FONTCONFIG_PATH: join(homeFolder(), 'fonts'),
});

/** The browser has no network. It is driven over a pipe, so it ends with its parent process. */
export const launchChromium = async (): Promise<Browser> => {
  const [chromium, { launch }] = await Promise.all([loadPackage(), import('puppeteer-core')]);
  chromium.setGraphicsMode = false;
  return launch({
    executablePath: await chromiumPath(),
    env: chromiumEnvironment(),
    headless: 'shell',
    pipe: true,
    args: [...chromium.args.filter((arg) => !unsafeSwitches.has(arg)), noNetwork],
  });
};
