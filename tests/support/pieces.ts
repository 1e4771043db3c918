import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import config from '#web/vite.config.ts';

const entry = resolve(import.meta.dirname, '../blocks/pieces.tsx');
const site = 'https://pieces.test';
type Files = ReadonlyMap<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

const built = async (): Promise<Files> => {
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, emptyOutDir: false, rolldownOptions: { input: entry } },
  });
  if (!('output' in output)) throw new Error('one build has one output');
  return new Map(output.output.map((file) => [`/${file.fileName}`, file]));
};
let files: Promise<Files> | undefined;

const kinds: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

const pageOf = (all: Files): string => {
  const css = [...all.keys()].filter((name) => name.endsWith('.css'));
  const script = [...all.values()].find((file) => file.type === 'chunk' && file.isEntry);
  return `<!doctype html><html lang="en"><title>Pieces</title>
    ${css.map((name) => `<link rel="stylesheet" href="${name}">`).join('')}
    <body><script type="module" src="/${script?.fileName}"></script>`;
};

/** One component, built like the site, in English: `/crowd` of `tests/blocks/pieces.tsx`. */
export const openPiece = async (page: Page, path: string): Promise<void> => {
  files ??= built();
  const all = await files;
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = all.get(pathname);
    if (!file) return route.fulfill({ contentType: 'text/html', body: pageOf(all) });
    const body = file.type === 'chunk' ? file.code : Buffer.from(file.source);
    return route.fulfill({ contentType: kinds[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream', body });
  });
  await page.goto(site + path);
};
