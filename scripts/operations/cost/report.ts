import type { UnitPrices } from '#shared/domain/usage-cost.ts';
import * as assumed from './assumptions.ts';
import { type Line, type Prices, priceList, totalOf } from './prices.ts';

const number = (value: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: value < 10 ? 2 : 0 }).format(value);
export const dollars = (usd: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: usd < 100 ? 2 : 0 }).format(
    usd,
  );

export const monthLines = (lines: readonly Line[], of: Prices): string[] => [
  ...lines.map(
    ({ name, quantity, usd }) => `${dollars(usd).padStart(12)}  ${number(quantity).padStart(15)} ${of[name].unit}`,
  ),
  `${dollars(totalOf(lines)).padStart(12)}  in all, a month`,
];

export const assumptionLines = (): string[] => {
  const { date, region, isVerified, note } = priceList;
  const { duration, start, perCandidate: per, logs, traced } = assumed;
  const calls = Object.values(assumed.callsOfCandidate).reduce((sum, times) => sum + times, 0);
  return [
    `Prices: ${region}, ${date}, ${isVerified ? 'verified' : 'NOT VERIFIED'} (scripts/operations/cost/prices.json, each with its source). Taxes, support, free tiers`,
    `and discounts are left out. ${isVerified ? '' : note}`,
    'Counted: read and write units and round trips of every call (tests/calls.md), memory of every function.',
    `Assumed (scripts/operations/cost/assumptions.ts): ${number(calls)} calls a candidate and month, ${duration.perCall} ms each and ${duration.perTrip} ms a round trip,`,
    `${start.share * 100} % of them with a start of ${start.ms} ms; ${per.mails} mails, ${per.tableKB} KB in the table, ${per.filesMB} MB of files, ${per.trafficMB} MB to the reader;`,
    `${logs.perCallKB} KB of log a call, kept ${logs.months} months; ${traced * 100} % of calls traced.`,
  ];
};

/** Prices a million of each, since one costs fractions of a cent. */
export const unitLines = ({ request, pdf, mail, person, gigabyte }: UnitPrices): string[] => [
  'What the super administrators’ screens count with (shared/domain/usage-cost.ts):',
  `${dollars(request * 1e6).padStart(12)}  a million calls`,
  `${dollars(pdf * 1e6).padStart(12)}  a million PDFs, beside their calls`,
  `${dollars(mail * 1e6).padStart(12)}  a million mails`,
  `${dollars(person * 1e6).padStart(12)}  a million people, a month`,
  `${dollars(gigabyte * 1e3).padStart(12)}  a thousand GB of files, a month`,
];
