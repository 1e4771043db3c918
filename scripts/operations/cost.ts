import { parseArgs } from 'node:util';
import type { FunctionSettings } from '#infra/function-settings.ts';
import { functions } from '#infra/functions.ts';
import { keptByDirectory, type StageExtras, stages } from './cost/assumptions.ts';
import { counted } from './cost/counted.ts';
import { lookedAt, usedByCandidates, usedByIdleCell, usedByRouting, usedByWaking, usedIdly } from './cost/model.ts';
import { linesOf, priceList, type Quantities, sumOf, totalOf } from './cost/prices.ts';
import { assumptionLines, dollars, monthLines, unitLines } from './cost/report.ts';
import { unitPrices } from './cost/units.ts';

/**
 * `npm run cost`: monthly cost for 1 000, 100 000 and 1 000 000 candidates, and of an idle month at each stage.
 * `--candidates N`: line by line for that number, in production.
 */
const { values } = parseArgs({ options: { candidates: { type: 'string' } } });
const settings: readonly FunctionSettings[] = Object.values(functions);
const clocked = settings.flatMap(({ everyMinutes, ...one }) => (everyMinutes ? [{ ...one, everyMinutes }] : []));

const linesFor = (quantities: Quantities) => linesOf(sumOf(quantities, lookedAt(quantities)), priceList.prices);
const { production } = stages;
const idle = (extras: StageExtras): Quantities => usedIdly(extras, clocked, counted);
const month = (candidates: number) =>
  linesFor(sumOf(idle(production), usedByCandidates(candidates, production.copiedWeeks, counted)));

if (values.candidates === undefined) {
  for (const candidates of [1_000, 100_000, 1_000_000]) {
    const total = totalOf(month(candidates));
    const each = dollars((total / candidates) * 1000);
    console.log(
      `${candidates.toLocaleString('en').padStart(10)} candidates ${dollars(total).padStart(10)} a month, ${each} for a thousand`,
    );
  }
  for (const [stage, extras] of Object.entries(stages)) {
    console.log(`${stage.padStart(10)}, nobody in ${dollars(totalOf(linesFor(idle(extras)))).padStart(10)} a month`);
  }
  const cell = usedByIdleCell(production, clocked, counted);
  const usdOf = (quantities: Quantities): string => dollars(totalOf(linesFor(quantities)));
  console.log(
    `\nProduction, each cell more, nobody in ${usdOf(cell)} a month; the directory, once, ${usdOf(keptByDirectory)}`,
  );
  for (const candidates of [1_000, 100_000, 1_000_000]) {
    const spread = sumOf(cell, keptByDirectory, usedByWaking(counted), usedByRouting(candidates, 1 / 2, counted));
    console.log(
      `${candidates.toLocaleString('en').padStart(10)} candidates in two cells instead of one ${usdOf(spread).padStart(10)} a month more`,
    );
  }
  console.log();
  for (const line of unitLines(unitPrices(counted, priceList.prices, production.copiedWeeks))) console.log(line);
} else {
  const candidates = Number(values.candidates);
  if (!Number.isInteger(candidates) || candidates < 0) throw new Error('--candidates takes a whole number');
  for (const line of monthLines(month(candidates), priceList.prices)) console.log(line);
}
console.log();
for (const line of assumptionLines()) console.log(line);
