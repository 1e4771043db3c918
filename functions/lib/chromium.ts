import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';

/** Switches that the package sets for scraping and that would only weaken a browser that prints our own pages. */
const unwanted = new Set(['--disable-web-security', '--allow-running-insecure-content']);

/** No host name and no address resolves: whatever gets into a page cannot leave it. */
const noNetwork = '--host-resolver-rules=MAP * ~NOTFOUND';

// The package is an ES module and stays outside the CommonJS bundle: only import() reaches it on every runtime.
const loadPackage = async () => (await import('@sparticuz/chromium')).default;

/** The package unpacks to whatever folder TMPDIR names at the moment it is called. */
const unpackInto = (folder: string, unpack: () => Promise<string>): Promise<string> => {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return unpack();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
};

const moveUnlessThere = async (from: string, to: string): Promise<void> => {
  if (!existsSync(to)) await rename(from, to).catch((error) => existsSync(to) || Promise.reject(error));
};

/**
 * The path of the browser's binary in the temporary folder, unpacked on first use. Everything is unpacked aside and moved
 * into place with the binary last, so neither a simultaneous caller nor one after a crash meets half a browser.
 */
export const chromiumPath = async (): Promise<string> => {
  const home = tmpdir();
  const path = join(home, 'chromium');
  if (existsSync(path)) return path;
  const chromium = await loadPackage();
  await mkdir(home, { recursive: true });
  const scratch = await mkdtemp(join(home, 'chromium-'));
  try {
    await unpackInto(scratch, () => chromium.executablePath());
    const parts = (await readdir(scratch)).filter((name) => name !== 'chromium');
    for (const name of [...parts, 'chromium']) await moveUnlessThere(join(scratch, name), join(home, name));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return path;
};

/** Starts a headless browser without network. It speaks over a pipe, so it ends with the process that started it. */
export const launchChromium = async (): Promise<Browser> => {
  const [chromium, { default: puppeteer }] = await Promise.all([loadPackage(), import('puppeteer-core')]);
  chromium.setGraphicsMode = false;
  return puppeteer.launch({
    executablePath: await chromiumPath(),
    headless: 'shell',
    pipe: true,
    args: [...chromium.args.filter((arg) => !unwanted.has(arg)), noNetwork],
  });
};
