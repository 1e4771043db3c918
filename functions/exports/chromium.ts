import { existsSync, promises as fs } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';

/** The version of @sparticuz/chromium: an older browser left in the temporary folder is not taken for this one. */
export const chromiumVersion = '153.0.0';

/** Switches that the package sets for scraping and that would only weaken a browser that prints our own pages. */
const unwanted = new Set(['--disable-web-security', '--allow-running-insecure-content']);

/** No host name and no address resolves: whatever gets into a page cannot leave it. */
const noNetwork = '--host-resolver-rules=MAP * ~NOTFOUND';

// The package is an ES module and stays outside the CommonJS bundle: only import() reaches it on every runtime.
const loadPackage = async () => (await import('@sparticuz/chromium')).default;

const homeFolder = (): string => join(tmpdir(), `chromium-${chromiumVersion}`);

/** Runs the start of a call under other environment variables. */
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

/** Unpacks browser, fonts and libraries; the package unpacks to TMPDIR, and the libraries only where it believes to be in Lambda. */
const unpackInto = async (folder: string, home: string): Promise<void> => {
  const chromium = await loadPackage();
  const variables = { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  await withEnvironment(variables, () => chromium.executablePath());
  const fonts = join(folder, 'fonts', 'fonts.conf');
  await fs.writeFile(fonts, (await fs.readFile(fonts, 'utf8')).replaceAll('/tmp/fonts', join(home, 'fonts')));
};

/**
 * The path of the browser's binary in the temporary folder, unpacked on first use. It is unpacked aside and moved into
 * place whole, so neither a simultaneous caller nor one after a crash meets half a browser.
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

/**
 * The whole environment of the browser: where it finds its libraries and its fonts (without one it would print no text), and
 * where it may write. Nothing of the function's own goes in: there stand the credentials by which it reads the table.
 */
export const chromiumEnvironment = (): Record<string, string> => ({
  HOME: tmpdir(),
  TMPDIR: tmpdir(),
  LD_LIBRARY_PATH: [join(homeFolder(), 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  FONTCONFIG_PATH: join(homeFolder(), 'fonts'),
});

/** Starts a headless browser without network. It speaks over a pipe, so it ends with the process that started it. */
export const launchChromium = async (): Promise<Browser> => {
  const [chromium, { launch }] = await Promise.all([loadPackage(), import('puppeteer-core')]);
  chromium.setGraphicsMode = false;
  return launch({
    executablePath: await chromiumPath(),
    env: chromiumEnvironment(),
    headless: 'shell',
    pipe: true,
    args: [...chromium.args.filter((arg) => !unwanted.has(arg)), noNetwork],
  });
};
