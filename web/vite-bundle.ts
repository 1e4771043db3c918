import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';
import type { Language } from '#shared/lists.ts';
import { type Frame, type Screen, textsOf } from './lib/screens.ts';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

const isChunk = (output: Rolldown.OutputAsset | Chunk | undefined): output is Chunk => output?.type === 'chunk';

/** In the order in which they are loaded. */
export const sheetsOf = (chunks: Iterable<Chunk>): string[] => [
  ...new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/** Each set holds a chunk with all its static imports. */
export const chunksOf = (bundle: Bundle) => {
  const chunks = Object.values(bundle).filter(isChunk);
  const routes = readFileSync(`${import.meta.dirname}/app/routes.ts`, 'utf8');

  const withImports = (chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> => {
    if (found.has(chunk)) return found;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (isChunk(imported)) withImports(imported, found);
    }
    return found;
  };
  const holding = (module: string): Set<Chunk> => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`No chunk holds ${module}`);
    return withImports(chunk);
  };
  const componentOf = (path: string): Set<Chunk> => {
    const [, module] = routes.split(`'${path}': async () => (await import('#`)[1]?.match(/^([^']+)'/) ?? [];
    if (!module) throw new Error(`web/app/routes.ts has no line for ${path}`);
    return holding(module);
  };
  const frameOf = (frame: Frame): Set<Chunk> =>
    holding(`web/app/layout/${frame === 'alone' ? 'area' : frame}-frame.tsx`);

  const entry = holding('web/main.tsx');
  return {
    entry,
    /** Loaded by the areas at once, by other pages on the first message. */
    messages: holding('web/ui/toast-host.tsx'),
    ofScreen: (screen: Pick<Screen, 'path' | 'frame' | 'texts'>, language: Language): Set<Chunk> =>
      new Set([
        ...componentOf(screen.path),
        ...frameOf(screen.frame),
        ...textsOf(screen).flatMap((namespace) => [...holding(`shared/i18n/${language}/${namespace}.ts`)]),
      ]),
    /** Parts that are loaded on demand, such as dialogs. */
    onDemand: (set: Set<Chunk>): Set<Chunk>[] =>
      [...set]
        .filter((chunk) => !entry.has(chunk))
        .flatMap(({ dynamicImports }) =>
          dynamicImports.flatMap((name) => {
            const chunk = bundle[name];
            return isChunk(chunk) ? [withImports(chunk)] : [];
          }),
        ),
  };
};
