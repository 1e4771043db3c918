import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

const shared = resolve(import.meta.dirname, '../shared');
const lib = resolve(import.meta.dirname, 'lib/calls');
const all = 'virtual:api';
const index = `${shared}/contracts/index.ts`;
const contracts = 'virtual:contracts';

/** The groups are said once, in the index of the contracts: each stands there in a file of its own name. */
export const groups = (): string[] =>
  [...readFileSync(index, 'utf8').matchAll(/^import \{ (\w+) \} from '\.\/\1\.ts';$/gm)].flatMap(
    ([, name]) => name ?? [],
  );

const groupModule = (name: string): string => `
  import { ${name} as contract } from '${shared}/contracts/${name}.ts';
  import { createGroup } from '${lib}/calls/client.ts';
  import { transport } from '${lib}/calls/transport.ts';
  export const group = /* @__PURE__ */ createGroup('${name}', contract, transport);`;

const summary = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),\n/gm;
/** What else only the server and its documentation read of a call, where it stands on one line. */
const unreadNames =
  'refuses|limits|of|by|keeps|children|siblings|uses|status|versioned|keptFor|signIn|whileLeaving|multipart';
const unread = new RegExp(`^\\s*(?:${unreadNames}): (?:\\[.*\\]|\\{.*\\}|'.*'|\\d+|true),\\n`, 'gm');
/** The source of a contract without what the site never reads of it. */
export const asRead = (code: string): string => code.replace(summary, '').replace(unread, '');

const body = /^\s*body: [\w.]+,\n/gm;
/** Every page that lists universities would carry the names of all time zones: their forms take the schemas of bodies themselves. */
const withoutBodies = (code: string): string => code.replace(body, '');

/**
 * Gives each screen the calls of the groups that it names, instead of every contract there is, and takes away what it
 * does not read of the contracts: both would grow on every page with every call that is added anywhere.
 */
export const api = (): Plugin => ({
  name: 'api',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(all) || id === contracts ? id : null),
  load(id) {
    if (id === `${lib}/calls/api.ts`) return `export * as api from '${all}';`;
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
    const read = id.includes('/contracts/') ? asRead(code) : code;
    const lean = id.endsWith('/contracts/universities.ts') ? withoutBodies(read) : read;
    return { code: lean, map: null, moduleSideEffects: false };
  },
});
