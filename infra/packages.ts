import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';

/** Carry machine code beside their own: copied as they are, not bundled. With what else each needs on a Lambda of x86_64. */
const nativePackages: Readonly<Record<string, readonly string[]>> = {
  '@sparticuz/chromium': [],
  sharp: ['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64'],
};

/** Imported when they are first needed, so bundled apart: of a bundle V8 reads every byte before its first line runs. */
const onNeedPackages = ['puppeteer-core'];

/** The packages that no bundle contains. */
export const externalPackages = [...Object.keys(nativePackages), ...onNeedPackages];

const folderOf = (name: string, from: string, root: string): string => {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  if (from === root) throw new Error(`The package ${name} is not installed`);
  return folderOf(name, dirname(from), root);
};

/** The folders of a package and of all that it needs at run time. */
const foldersOf = (name: string, root: string, from = root, found = new Set<string>()): Set<string> => {
  const folder = folderOf(name, from, root);
  if (found.has(folder)) return found;
  found.add(folder);
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  // `bare-…` stand in for Node's own modules in another runtime.
  const needed = Object.keys(manifest.dependencies ?? {}).filter((dependency) => !dependency.startsWith('bare-'));
  for (const dependency of needed) foldersOf(dependency, root, folder, found);
  return found;
};

const copyPackage = (name: string, root: string, bundle: string, place: Place): void => {
  for (const folder of foldersOf(name, root)) {
    // A package inside another one comes along with it.
    const isOutermost = folder.lastIndexOf('node_modules') === root.length + 1;
    if (isOutermost) place(folder, join(bundle, relative(root, folder)));
  }
};

const bundlePackage = (name: string, root: string, bundle: string): void => {
  const folder = join(bundle, 'node_modules', name);
  if (existsSync(folder)) return;
  buildSync({
    stdin: { contents: `export * from '${name}'`, resolveDir: root },
    outfile: join(folder, 'index.js'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    mainFields: ['module', 'main'],
    minify: true,
    // Its errors are named after their classes.
    keepNames: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
};

/** Puts a package's folder at a place, by a link or a copy. */
type Place = (from: string, to: string) => void;

/** Adds to each bundle's folder what it needs besides its file: its kind of modules, and the packages that it does not contain. */
export const addPackages = (root: string, { outputs }: Metafile, place: Place): void => {
  for (const [path, { entryPoint, imports }] of Object.entries(outputs)) {
    if (!entryPoint) continue;
    const bundle = join(root, dirname(path));
    const manifest = join(bundle, 'package.json');
    mkdirSync(bundle, { recursive: true });
    // CommonJS wherever the folder lies.
    if (!existsSync(manifest)) writeFileSync(manifest, '{ "type": "commonjs" }');
    const isImported = (name: string): boolean => imports.some((imported) => imported.path === name);
    for (const [name, others] of Object.entries(nativePackages)) {
      if (isImported(name)) for (const needed of [name, ...others]) copyPackage(needed, root, bundle, place);
    }
    for (const name of onNeedPackages.filter(isImported)) bundlePackage(name, root, bundle);
  }
};
