import { expect, test } from 'vitest';
import { stages } from '#scripts/operations/cost/assumptions.ts';
import { counted } from '#scripts/operations/cost/counted.ts';
import { priceList } from '#scripts/operations/cost/prices.ts';
import { unitPrices } from '#scripts/operations/cost/units.ts';
import { costOf, monthlyCostOf, usdOf } from '#shared/domain/usage-cost.ts';

const prices = { request: 0.001, pdf: 0.01, mail: 0.1, person: 0.73, gigabyte: 7.3 };
const used = { requests: 3000, people: 10, bytes: 2 * 1024 ** 3, mails: 20, pdfs: 50 };

test('the money of days: calls, PDFs and mails as they are, people and files by the part of a month', () => {
  // 3 000 × 0.001 + 50 × 0.01 + 20 × 0.1 = 5.5; a day of 30.4 (365/12): (10 × 0.73 + 2 × 7.3) ÷ 30.4167 = 0.72.
  expect(costOf(used, 1, prices)).toBeCloseTo(5.5 + 0.72, 10);
  expect(costOf(used, 10, prices)).toBeCloseTo(5.5 + 7.2, 10);
  expect(costOf({ ...used, requests: null }, 1, prices)).toBeCloseTo(2.5 + 0.72, 10);
});

test('without people or bytes there is no sum', () => {
  expect(costOf({ ...used, people: null }, 1, prices)).toBeNull();
  expect(costOf({ ...used, bytes: null }, 1, prices)).toBeNull();
  expect(monthlyCostOf({ ...used, bytes: null }, 30)).toBeNull();
});

test('a month of a university with four hundred people, added up by hand', () => {
  // In 365/12 days: 40 000 calls 0.26, 100 PDFs 0.0053, 200 mails 0.02, 400 people 0.44, 5 GB 0.12.
  const month = { requests: 40_000, people: 400, bytes: 5 * 1024 ** 3, mails: 200, pdfs: 100 };
  expect(monthlyCostOf(month, 365 / 12)).toBeCloseTo(0.8453, 10);
});

test('the site’s prices are those of npm run cost, within a twentieth', () => {
  const now = unitPrices(counted, priceList.prices, stages.production.copiedWeeks);
  for (const name of ['request', 'pdf', 'mail', 'person', 'gigabyte'] as const) {
    expect(usdOf[name] / now[name], name).toBeGreaterThan(0.95);
    expect(usdOf[name] / now[name], name).toBeLessThan(1.05);
  }
});
