import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { build, freePort, productBuilds, root, say, signal } from '#scripts/platform/index.ts';
import { loadStack, startLocal } from '#scripts/platform/services.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { keptFolder, names, packItems } from './keep-release/kept.ts';

/** A fixed time makes the archive reproducible. */
const noTime = new Date('2000-01-01T12:00:00');

const packSite = (folder: string): Uint8Array => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const entries = files.map((file) => [relative(folder, file), readFileSync(file)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: noTime });
};

const routesOf = (cdkOut: string): string[] =>
  loadStack(cdkOut, { SiteOrigin: 'http://release.invalid' })
    .main.api.routes.map(({ key }) => key)
    .sort();

/**
 * `npm run keep-release`: writes this release into tests/release for the next one to be tested against. Run once per
 * release, after its tests have passed.
 */
const { site, stack, cdkOut } = productBuilds(root, signal);
await build([site, stack]);
const localDir = mkdtempSync(join(tmpdir(), 'release-'));
const local = await startLocal({ port: await freePort(), localDir, cdkOut, log: () => undefined });
try {
  say('filling in a demonstration');
  Object.assign(process.env, local.environment);
  const { keptItems } = await import('./keep-release/items.ts');
  const now = new Date();
  const release = {
    version: packageJson.version,
    date: now.toISOString(),
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  };
  const contents: Record<string, string | Uint8Array> = {
    [names.release]: `${JSON.stringify(release, null, 2)}\n`,
    [names.calls]: `${routesOf(cdkOut).join('\n')}\n`,
    [names.openapi]: brotliCompressSync(readFileSync(join(root, 'shared/openapi.json'))),
    [names.items]: packItems(await keptItems(now)),
    [names.site]: packSite(join(root, 'web/dist')),
  };
  mkdirSync(keptFolder, { recursive: true });
  for (const [file, content] of Object.entries(contents)) {
    writeFileSync(join(keptFolder, file), content);
    say(`${file}: ${Math.ceil(Buffer.byteLength(content) / 1024)} KB`);
  }
} finally {
  await local.stop();
  rmSync(localDir, { recursive: true, force: true });
}
process.exit();
