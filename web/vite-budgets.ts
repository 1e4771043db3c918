import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { type Language, languages } from '#shared/lists.ts';
import { type Screen, screens } from './lib/screens.ts';
import { chunksOf } from './vite-bundle.ts';

type Chunk = Rolldown.OutputChunk;

/** The most JavaScript, compressed, in KB: of a page without the menu, of the areas' first page, of what any further screen adds to it, and of what is loaded on demand. */
const most = { public: 142, shell: 165, screen: 30, demand: 45 };
type Kind = keyof typeof most;

export type Size = { what: string; kind: Kind; KB: number };

/** What each screen costs in its heavier language: all that its page loads by itself, texts included. */
export const sizesOf = (bundle: Rolldown.OutputBundle): Size[] => {
  const { entry, messages, ofScreen, onDemand } = chunksOf(bundle);
  const known = new Map<Chunk, number>();
  const sizeOf = (chunk: Chunk): number => {
    const size = known.get(chunk) ?? gzipSync(chunk.code).length / 1000;
    known.set(chunk, size);
    return size;
  };
  const sum = (chunks: Iterable<Chunk>): number => [...chunks].reduce((total, chunk) => total + sizeOf(chunk), 0);
  const heavier = (size: (language: Language) => number): number => Math.max(...languages.map(size));

  const pageOf = (screen: Screen, language: Language) =>
    new Set([...entry, ...(screen.frame === 'area' ? messages : []), ...ofScreen(screen, language)]);
  const without = (chunks: Set<Chunk>, others: Set<Chunk>) => [...chunks].filter((chunk) => !others.has(chunk));
  const home = screens.find(({ path }) => path === '/user');
  if (!home) throw new Error('the areas have no first page');
  const shell = (language: Language) => pageOf(home, language);

  const pages = screens.map((screen): Size => {
    const page = heavier((language) => sum(pageOf(screen, language)));
    if (screen.frame !== 'area') return { what: screen.path, kind: 'public', KB: page };
    if (screen === home) return { what: screen.path, kind: 'shell', KB: page };
    const added = heavier((language) => sum(without(pageOf(screen, language), shell(language))));
    return { what: screen.path, kind: 'screen', KB: added };
  });
  const demanded = screens.flatMap((screen) => {
    const page = pageOf(screen, 'fr');
    return onDemand(ofScreen(screen, 'fr')).map((set): Size => {
      const [first] = set;
      return { what: `${screen.path}: ${first?.name}`, kind: 'demand', KB: sum(without(set, page)) };
    });
  });
  return [...pages, ...demanded.filter(({ KB }) => KB > 0)];
};

/** Prints what each page costs; the build fails when one costs more than it may. */
export const budgets = (): Plugin => ({
  name: 'budgets',
  apply: 'build',
  writeBundle(_options, bundle) {
    const sizes = sizesOf(bundle);
    for (const { what, kind, KB } of sizes)
      console.log(`${KB.toFixed(1).padStart(8)} KB of ${String(most[kind]).padStart(3)}  ${kind.padEnd(7)} ${what}`);
    const tooLarge = sizes.filter(({ kind, KB }) => KB > most[kind]);
    if (tooLarge.length > 0) this.error(`Too much JavaScript: ${tooLarge.map(({ what }) => what).join(', ')}`);
  },
});
