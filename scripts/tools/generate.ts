import { writeFile } from 'node:fs/promises';
import { openapi } from './openapi.ts';
import { papers } from './papers/papers.ts';
import { permissions } from './permissions.ts';
import { licensesPaper } from './trust/licenses-paper.ts';

/** Keys are paths; a test fails when a file is stale. */
export const generated = async (): Promise<Record<string, string>> => ({
  'shared/openapi.json': `${JSON.stringify(await openapi(), null, 2)}\n`,
  'shared/permissions.md': permissions(),
  ...papers(),
  'docs/trust/licences.md': licensesPaper(),
});

if (import.meta.main) {
  for (const [path, text] of Object.entries(await generated())) await writeFile(path, text);
}
