import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

const shared = resolve(import.meta.dirname, '../shared');
const lib = resolve(import.meta.dirname, 'lib/calls');
const all = 'virtual:api';
const index = `${shared}/contracts/index.ts`;
const contracts = 'virtual:contracts';

export const groups = (): string[] =>
  [...readFileSync(index, 'utf8').matchAll(/^import \{ (\w+) \} from '\.\/\1\.ts';$/gm)].flatMap(
    ([, name]) => name ?? [],
  );

const groupModule = (name: string): string => `
  import { ${name} as contract } from '${shared}/contracts/${name}.ts';
  import { createGroup } from '${lib}/client.ts';
  import { transport } from '${lib}/transport.ts';
  export const group = /* @__PURE__ */ createGroup('${name}', contract, transport);`;

const summary = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),\n/gm;
/** Fields that only the server and its documentation read; the pattern matches those on one line. */
const serverFields =
  'refuses|limits|of|by|keeps|children|siblings|uses|status|versioned|keptFor|signIn|livesBy|whileLeaving|multipart|confirmed|beforeFactor';
const serverField = new RegExp(`^\\s*(?:${serverFields}): (?:\\[.*\\]|\\{.*\\}|'.*'|\\d+|true),\\n`, 'gm');
export const stripServerFields = (code: string): string => code.replace(summary, '').replace(serverField, '');

const body = /^\s*body: [\w.]+,\n/gm;
/** Removes the schemas of bodies, which hold the names of all time zones; the forms of universities import them directly. */
const withoutBodies = (code: string): string => code.replace(body, '');

/**
 * Gives each screen only the groups of calls that it names, and strips from the contracts what the site does not read. Otherwise every
 * page would grow with every call that is added.
 */
export const api = (): Plugin => ({
  name: 'api',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(all) || id === contracts ? id : null),
  load(id) {
    if (id === `${lib}/api.ts`) return `export * as api from '${all}';`;
    if (id === index) return `export * as contracts from '${contracts}';`;
    if (id === contracts)
      return groups()
        .map((name) => `export { ${name} } from '${shared}/contracts/${name}.ts';`)
        .join('\n');
    if (id === all)
      return groups()
        .map((name) => `export { group as ${name} } from '${all}/${name}';`)
        .join('\n');
    if (id.startsWith(`${all}/`)) return { code: groupModule(basename(id)), moduleSideEffects: false };
    return null;
  },
  transform(code, id) {
    if (!id.startsWith(`${shared}/`)) return null;
    const read = id.includes('/contracts/') ? stripServerFields(code) : code;
    const lean = id.endsWith('/contracts/universities.ts') ? withoutBodies(read) : read;
    return { code: lean, map: null, moduleSideEffects: false };
  },
});
