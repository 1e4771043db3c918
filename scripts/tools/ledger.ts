import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startProductIn } from '#tests/support/product.ts';
import { noteFigures } from './trust/note.ts';

/**
 * `npm run ledger`: twenty clients of two universities use the whole local product, with random faults at every service, and keep a
 * ledger of what they were told; then everything is read. Ten minutes, unless `-- --seconds 60`; `--seed` draws the same faults and
 * calls again. Exits 1 when something acknowledged is lost or there twice, or a reply held a text of the other university.
 */
const wholeSeconds = 600;
const { seconds: asked, seed: given } = parseArgs({
  options: { seconds: { type: 'string', default: String(wholeSeconds) }, seed: { type: 'string' } },
}).values;
const seconds = Number(asked);
const seed = Number(given ?? randomInt(1e9));
console.log(`seed ${seed}, ${seconds} s`);

const stop = await startProductIn(resolve('.local/ledger'), { args: ['--empty'] });
try {
  // Loaded after the environment names the table.
  const { runLedger } = await import('./ledger/run.ts');
  const ran = await runLedger(process.env.THESEE_ORIGIN ?? '', { seconds, seed });
  const { lost, twice, across, refused, ...counts } = ran;
  const found = { lost: lost.length, twice: twice.length, across: across.length };
  const said = Object.entries({ ...counts, ...found }).map(([name, count]) => `${name} ${count}`);
  console.log(`${said.join(', ')}; refused by status: ${JSON.stringify(refused)}`);
  for (const line of [...lost, ...twice, ...across].slice(0, 40)) console.log(`failed: ${line}`);
  if (seconds >= wholeSeconds) noteFigures('ledger-run', { seconds, ...counts, ...found });
  if (lost.length + twice.length + across.length > 0) process.exitCode = 1;
} finally {
  await stop();
}
process.exit();
