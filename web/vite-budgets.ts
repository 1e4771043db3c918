import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Language, languages } from '#shared/lists.ts';
import { type Screen, screens } from './lib/screens.ts';
import { type Bundle, type Chunk, chunksOf, sheetsOf } from './vite-bundle.ts';

/**
 * KB of gzip. `public`, `shell`, `screen` and `demand` limit the JavaScript of a page without the menu, of the areas'
 * first page, of what another screen adds to it, and of a part loaded on demand. `styles` limits all style sheets of a
 * page.
 */
const most = { public: 146, shell: 167, screen: 32, demand: 45, styles: 18.5 };
type Kind = keyof typeof most;

type Size = { what: string; kind: Kind; KB: number };

const sizeOf = (source: string | Uint8Array): number => gzipSync(source).length / 1000;

/** Measures page scripts in the language with the larger texts, style sheets and parts loaded on demand in French. */
const sizesOf = (bundle: Bundle): Size[] => {
  const { entry, messages, ofScreen, onDemand } = chunksOf(bundle);
  const known = new Map<string, number>();
  const sizeOfFile = (fileName: string): number => {
    const file = bundle[fileName];
    const size = known.get(fileName) ?? (file ? sizeOf(file.type === 'chunk' ? file.code : file.source) : 0);
    known.set(fileName, size);
    return size;
  };
  const sumFiles = (fileNames: Iterable<string>): number =>
    [...fileNames].reduce((total, fileName) => total + sizeOfFile(fileName), 0);
  const sum = (chunks: Iterable<Chunk>): number => sumFiles([...chunks].map(({ fileName }) => fileName));
  const heavier = (size: (language: Language) => number): number => Math.max(...languages.map(size));

  const isOfAreas = ({ frame }: Screen) => frame === 'area' || frame === 'alone';
  const pageOf = (screen: Screen, language: Language) =>
    new Set([...entry, ...(isOfAreas(screen) ? messages : []), ...ofScreen(screen, language)]);
  const without = (chunks: Set<Chunk>, others: Set<Chunk>) => [...chunks].filter((chunk) => !others.has(chunk));
  const home = screens.find(({ path }) => path === '/user');
  if (!home) throw new Error('the areas have no first page');
  const shell = (language: Language) => pageOf(home, language);

  const scriptsOf = (screen: Screen): Size => {
    const page = heavier((language) => sum(pageOf(screen, language)));
    if (!isOfAreas(screen)) return { what: screen.path, kind: 'public', KB: page };
    if (screen === home) return { what: screen.path, kind: 'shell', KB: page };
    const added = heavier((language) => sum(without(pageOf(screen, language), shell(language))));
    return { what: screen.path, kind: 'screen', KB: added };
  };
  const stylesOf = (screen: Screen): Size => ({
    what: screen.path,
    kind: 'styles',
    KB: sumFiles(sheetsOf(pageOf(screen, 'fr'))),
  });
  const demandedOf = (screen: Screen): Size[] => {
    const page = pageOf(screen, 'fr');
    return onDemand(ofScreen(screen, 'fr')).map((set): Size => {
      const [first] = set;
      return { what: `${screen.path}: ${first?.name}`, kind: 'demand', KB: sum(without(set, page)) };
    });
  };
  return [
    ...screens.map(scriptsOf),
    ...screens.map(stylesOf),
    ...screens.flatMap(demandedOf).filter(({ KB }) => KB > 0),
  ];
};

/** Fails the build when a page exceeds its limit. */
export const budgets = (): Plugin => ({
  name: 'budgets',
  apply: 'build',
  writeBundle(_options, bundle) {
    const sizes = sizesOf(bundle);
    for (const { what, kind, KB } of sizes)
      console.log(`${KB.toFixed(1).padStart(8)} KB of ${String(most[kind]).padStart(3)}  ${kind.padEnd(7)} ${what}`);
    const tooLarge = sizes.filter(({ kind, KB }) => KB > most[kind]);
    if (tooLarge.length > 0)
      this.error(`Pages over budget: ${tooLarge.map(({ what, kind }) => `${what} (${kind})`).join(', ')}`);
  },
});
