import type { UnitPrices } from '#shared/domain/usage-cost.ts';
import { callsOfCandidate } from './assumptions.ts';
import { type Counted, usedBesideCalls, usedByCall } from './model.ts';
import { linesOf, type Prices, type Quantities, sumOf, totalOf } from './prices.ts';

const pdfCall = 'GET /portfolios/{id}/generate-pdf';

/** Dollars of one more of each, by the counts, assumptions and prices of `npm run cost`. Leaves out fixed costs. */
export const unitPrices = (counted: Counted, prices: Prices, copiedWeeks: number): UnitPrices => {
  const usdOf = (quantities: Quantities): number => totalOf(linesOf(quantities, prices));
  const others = Object.entries(callsOfCandidate).filter(([call]) => call !== pdfCall);
  const times = others.reduce((sum, [, count]) => sum + count, 0);
  const request = usdOf(sumOf(...others.map(([call, count]) => usedByCall(call, count, counted)))) / times;
  // A university's mails and files are counted.
  const person = { ...usedBesideCalls(1, copiedWeeks), mails: 0, fileStorage: 0 };
  return {
    request,
    pdf: usdOf(usedByCall(pdfCall, 1, counted)) - request,
    mail: usdOf({ mails: 1 }),
    person: usdOf(person),
    gigabyte: usdOf({ fileStorage: 1 }),
  };
};
