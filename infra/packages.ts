import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';
import { codeOptions, houseOptions } from './code-options.ts';

/** Packages with native code are copied instead of bundled, each with what it needs on a Lambda of x86_64. */
const nativePackages: Readonly<Record<string, readonly string[]>> = {
  '@sparticuz/chromium': [],
  sharp: ['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64'],
};

/** Loaded on demand, so kept out of the bundle, all of which V8 reads at start. */
const onNeedPackages = ['puppeteer-core'];

/** Parts of our own that are loaded on need: a file each in the bundle's folder `on-need`. */
const onNeedParts = ['#functions/data/on-need/', '#functions/exports/on-need/', '#functions/mailer/on-need/'];

export const externalPackages = [
  ...Object.keys(nativePackages),
  ...onNeedPackages,
  ...onNeedParts.map((folder) => `${folder}*`),
];

/** Content of each bundle's package.json: Node reads the bundle as CommonJS and finds the parts loaded on demand. */
const manifest = {
  type: 'commonjs',
  imports: Object.fromEntries(onNeedParts.map((folder) => [`${folder}*.ts`, './on-need/*.js'])),
};

const folderOf = (name: string, from: string, root: string): string => {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  if (from === root) throw new Error(`The package ${name} is not installed`);
  return folderOf(name, dirname(from), root);
};

const foldersOf = (name: string, root: string, from = root, found = new Set<string>()): Set<string> => {
  const folder = folderOf(name, from, root);
  if (found.has(folder)) return found;
  found.add(folder);
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  // `bare-…` replace Node's own modules in another runtime.
  const needed = Object.keys(manifest.dependencies ?? {}).filter((dependency) => !dependency.startsWith('bare-'));
  for (const dependency of needed) foldersOf(dependency, root, folder, found);
  return found;
};

const copyPackage = (name: string, root: string, bundle: string, place: Place): void => {
  for (const folder of foldersOf(name, root)) {
    // A nested package is copied with its parent.
    const isOutermost = folder.lastIndexOf('node_modules') === root.length + 1;
    if (isOutermost) place(folder, join(bundle, relative(root, folder)));
  }
};

const bundlePackage = (name: string, root: string, bundle: string): void => {
  const folder = join(bundle, 'node_modules', name);
  if (existsSync(folder)) return;
  buildSync({
    ...codeOptions,
    stdin: { contents: `export * from '${name}'`, resolveDir: root },
    outfile: join(folder, 'index.js'),
    // The names of its errors are those of their classes.
    keepNames: true,
  });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
};

const bundlePart = (path: string, root: string, bundle: string) =>
  buildSync({
    ...houseOptions(root),
    entryPoints: [{ in: path.slice(1), out: basename(path, '.ts') }],
    outdir: join(bundle, 'on-need'),
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    write: false,
  });

type Place = (from: string, to: string) => void;

/** Returns the parts that are loaded on need, for the caller to write. */
export const addPackages = (root: string, { outputs }: Metafile, place: Place): ReturnType<typeof bundlePart>[] => {
  const found: ReturnType<typeof bundlePart>[] = [];
  for (const [path, { entryPoint, imports }] of Object.entries(outputs)) {
    if (!entryPoint) continue;
    const bundle = join(root, dirname(path));
    const description = join(bundle, 'package.json');
    mkdirSync(bundle, { recursive: true });
    if (!existsSync(description)) writeFileSync(description, JSON.stringify(manifest));
    const isImported = (name: string): boolean => imports.some((imported) => imported.path === name);
    for (const [name, others] of Object.entries(nativePackages)) {
      if (isImported(name)) for (const needed of [name, ...others]) copyPackage(needed, root, bundle, place);
    }
    for (const name of onNeedPackages.filter(isImported)) bundlePackage(name, root, bundle);
    const parts = new Set(
      imports.map(({ path }) => path).filter((path) => onNeedParts.some((folder) => path.startsWith(folder))),
    );
    for (const path of parts) found.push(bundlePart(path, root, bundle));
  }
  return found;
};
