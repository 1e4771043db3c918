import { existsSync } from 'node:fs';
import { builtinModules, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Makes this thread load modules as a Lambda would from its unpacked asset: nothing from outside that folder, so a package
 * that the asset lacks is missing here too, and CommonJS unless the asset says otherwise, whatever the project around it says.
 */
export const confineModules = (codeDir: string): void => {
  const home = `${pathToFileURL(codeDir).href}/`;
  const saysOtherwise = existsSync(join(codeDir, 'package.json'));
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const resolved = nextResolve(specifier, context);
      const isBuiltin = resolved.url.startsWith('node:') || builtinModules.includes(resolved.url);
      if (isBuiltin || resolved.url.startsWith(home)) return resolved;
      throw Object.assign(new Error(`Cannot find package '${specifier}' in the asset`), {
        code: 'ERR_MODULE_NOT_FOUND',
      });
    },
    load: (url, context, nextLoad) => {
      const isOwnFile = url.startsWith(home) && url.endsWith('.js') && !url.includes('/node_modules/');
      const loaded = nextLoad(url, context);
      return isOwnFile && !saysOtherwise ? { ...loaded, format: 'commonjs' } : loaded;
    },
  });
};
