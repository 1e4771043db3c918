import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { type Language, languages } from '#shared/lists.ts';
import { type Screen, screens } from './lib/screens.ts';
import { api } from './vite-api.ts';
import { chunksOf, sheetsOf } from './vite-bundle.ts';
import { grid } from './vite-grid.ts';

type Renderer = typeof import('./render.tsx');

const scratch = resolve(import.meta.dirname, '../node_modules/.cache/thesee/render');

const loadRenderer = async (): Promise<Renderer> => {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [api(), grid(), react()],
    build: { ssr: 'render.tsx', outDir: scratch, emptyOutDir: true },
  });
  const renderer: Renderer = await import(`${scratch}/render.js?${Date.now()}`);
  return renderer;
};

/** The edge function uses the same name. */
const fileOf = (path: string, language: Language): string => `pages/${language}${path === '/' ? '/index' : path}.html`;

const preload = ({ fileName }: Rolldown.OutputChunk): string =>
  `<link rel="modulepreload" crossorigin href="/${fileName}">`;

const sheet = (fileName: string): string => `<link rel="stylesheet" crossorigin href="/${fileName}">`;

const paintTags = /\s*(<link rel="stylesheet"[^>]*>|<script src="[^"]*boot[^"]*"><\/script>)/g;

/** Moves what the first paint needs to the front of the head, and lowers the priority of the scripts that hydrate the page. */
const paintedFirst = (html: string): string =>
  html
    .replace(paintTags, '')
    .replace('<title>', () => `${[...html.matchAll(paintTags)].map(([, tag]) => tag).join('')}<title>`)
    .replace(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"');

const titleTag = /<title>.*<\/title>/;
const rootTag = '<div id="root"></div>';

/**
 * Prerenders the marked screens in each language after the build, and writes the shells that a function completes, with
 * placeholders for their head and data.
 */
export const pages = (): Plugin => ({
  name: 'pages',
  apply: 'build',
  buildStart() {
    const source = readFileSync(`${import.meta.dirname}/boot.js`, 'utf8');
    this.emitFile({ type: 'asset', name: 'boot.js', source });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const boot = Object.values(bundle).find((output) => output.type === 'asset' && output.names.includes('boot.js'));
      return [{ tag: 'script', attrs: { src: `/${boot?.fileName}` }, injectTo: 'head' }];
    },
  },
  async writeBundle({ dir = '' }, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('The site has no page');
    const template = String(page.source);
    const { entry, ofScreen } = chunksOf(bundle);
    const { renderScreen } = await loadRenderer();
    const pageOf = (screen: Screen, language: Language): string => {
      const chunks = [...ofScreen(screen, language)].filter((chunk) => !entry.has(chunk));
      return paintedFirst(
        template
          .replace('<html lang="fr">', `<html lang="${language}">`)
          .replace('</head>', () => `${[...chunks.map(preload), ...sheetsOf(chunks).map(sheet)].join('')}</head>`),
      );
    };
    const write = (file: string, html: string): void => {
      mkdirSync(dirname(resolve(dir, file)), { recursive: true });
      writeFileSync(resolve(dir, file), html);
    };
    for (const screen of screens) {
      for (const language of languages) {
        if (screen.isRendered) {
          const { title, html } = await renderScreen(screen.path, language);
          const page = pageOf(screen, language)
            .replace(titleTag, () => `<title>${title}</title>`)
            .replace(rootTag, () => `<div id="root">${html}</div>`);
          write(fileOf(screen.path, language), page);
        }
        if (screen.shell) {
          const page = pageOf(screen, language)
            .replace(titleTag, '<!--head-->')
            .replace(rootTag, `${rootTag}<!--data-->`);
          write(`${screen.shell}.${language}.html`, page);
        }
      }
    }
  },
});

const linkedFile = /<(?:script (?=[^>]*src)|link (?=[^>]*rel="stylesheet"))(?=[^>]*(?:src|href)="\/([^"]+)")/g;

const hashOf = (file: string): string => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** The browser refuses a script or style sheet with another hash. */
export const integrity = (): Plugin => ({
  name: 'integrity',
  apply: 'build',
  writeBundle: {
    // Runs after the pages are written.
    order: 'post',
    sequential: true,
    handler: ({ dir = '' }) => {
      for (const file of globSync('**/*.html', { cwd: dir }).map((name) => resolve(dir, name))) {
        const named = (tag: string, src: string) => `${tag}integrity="${hashOf(resolve(dir, src))}" `;
        writeFileSync(file, readFileSync(file, 'utf8').replace(linkedFile, named));
      }
    },
  },
});
