import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';
import type { Group } from '#shared/contracts/index.ts';

const root = join(import.meta.dirname, '..');
/** Carries a browser of 67 MB beside its code: copied as it is, not bundled. */
const nativePackages = ['@sparticuz/chromium'];

const folderOf = (name: string, from: string): string => {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  if (from === root) throw new Error(`The package ${name} is not installed`);
  return folderOf(name, dirname(from));
};

/** The folders, below the root, of a package and of all that it needs at run time. */
const foldersOf = (name: string, from = root, found = new Set<string>()): Set<string> => {
  const folder = folderOf(name, from);
  if (found.has(folder)) return found;
  found.add(folder);
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  // `bare-…` stand in for Node's own modules in another runtime.
  const needed = Object.keys(manifest.dependencies ?? {}).filter((dependency) => !dependency.startsWith('bare-'));
  for (const dependency of needed) foldersOf(dependency, folder, found);
  return found;
};

const importsFrom = (output: Metafile['outputs'][string]): string[] =>
  nativePackages.filter((name) => output.imports.some(({ path }) => path === name));

/** How esbuild bundles each of those groups, with all its packages, into a folder of its own in `directory`. */
export const bundleOptions = (groups: readonly string[], directory: string) =>
  ({
    absWorkingDir: root,
    entryPoints: groups.map((group) => ({ in: `functions/${group}/index.ts`, out: `${group}/index` })),
    outdir: directory,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    mainFields: ['module', 'main'],
    external: nativePackages,
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // As `?inline` means in Vite, by which the tests run the same code.
    loader: { '.woff2': 'dataurl', '.css': 'text' },
    metafile: true,
    logLevel: 'warning',
  }) satisfies BuildOptions;

/** So that a bundle is CommonJS wherever its folder lies: the content of the package.json beside it. */
export const bundleManifest = '{ "type": "commonjs" }';

/** The folders of what cannot be bundled, below the root, for each folder of a bundle that needs them. */
export const findUnbundled = ({ outputs }: Metafile): { bundle: string; packages: string[] }[] =>
  Object.entries(outputs).map(([path, output]) => {
    const folders = importsFrom(output).flatMap((name) => [...foldersOf(name)]);
    // A package inside another one comes along with it.
    const packages = folders.filter((name) => name.lastIndexOf('node_modules') === root.length + 1);
    return { bundle: dirname(path), packages: packages.map((folder) => relative(root, folder)) };
  });

/**
 * Bundles every group's handler with all its packages into a folder of its own in `directory`; what cannot be bundled is
 * linked beside it, for CDK to copy. One run of esbuild takes half the time of one per group, and none asks npm, so
 * synthesis needs no network. Throws with esbuild's messages.
 */
export const bundleGroups = (groups: readonly Group[], directory: string): void => {
  rmSync(directory, { recursive: true, force: true });
  const { metafile } = buildSync(bundleOptions(groups, directory));
  for (const group of groups) writeFileSync(join(directory, group, 'package.json'), bundleManifest);
  for (const { bundle, packages } of findUnbundled(metafile)) {
    for (const folder of packages) {
      const link = join(root, bundle, folder);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(root, folder), link);
    }
  }
};
