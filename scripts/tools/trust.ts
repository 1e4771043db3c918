import { writeFileSync } from 'node:fs';
import { bars } from './trust/bars.ts';
import { keptFile, mergeResults, readKept, readNotes } from './trust/results.ts';
import { barsPaper, linesOf, tableOf } from './trust/table.ts';

/**
 * `npm run trust`: prints the bars of security, reliability, privacy and accessibility with figure, target, day and the tests behind
 * each, from what tests and benches last noted, here or in `docs/trust/results.json`. `-- --keep` stores the results and the table there.
 */
const results = mergeResults(readKept(), readNotes());
const lines = linesOf(results);
console.log(tableOf(lines));
if (process.argv.includes('--keep')) {
  const named = new Set(bars.flatMap(({ tests }) => tests));
  const tests = Object.fromEntries(Object.entries(results.tests).filter(([path]) => named.has(path)));
  writeFileSync(keptFile, `${JSON.stringify({ ...results, tests }, null, 2)}\n`);
  writeFileSync('docs/trust/bars.md', barsPaper(lines));
}
