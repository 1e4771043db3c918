/** Dollars; `pdf` comes on top of its request, `person` and `gigabyte` are for a month. */
export type UnitPrices = { request: number; pdf: number; mail: number; person: number; gigabyte: number };

/** Two figures of what `npm run cost` prints; tests/unit/usage-cost.test.ts compares them. */
export const usdOf: UnitPrices = {
  request: 0.0000065,
  pdf: 0.000053,
  mail: 0.0001,
  person: 0.0011,
  gigabyte: 0.024,
};

/** Null where nothing was counted. */
export type Used = {
  requests: number | null;
  people: number | null;
  bytes: number | null;
  mails: number;
  pdfs: number;
};

const daysOfMonth = 365 / 12;

/**
 * Dollars of some days; `people` and `bytes` are those of one of them. Leaves out fixed costs, which no university
 * causes. Null if people or bytes were not counted.
 */
export const costOf = (
  { requests, people, bytes, mails, pdfs }: Used,
  days: number,
  { request, pdf, mail, person, gigabyte }: UnitPrices = usdOf,
): number | null => {
  if (people === null || bytes === null) return null;
  const kept = people * person + (bytes / 1024 ** 3) * gigabyte;
  return (requests ?? 0) * request + pdfs * pdf + mails * mail + (kept * days) / daysOfMonth;
};

/** Dollars a month, by the use of the last `days`. */
export const monthlyCostOf = (used: Used, days: number): number | null => {
  const cost = costOf(used, days);
  return cost === null ? null : (cost / days) * daysOfMonth;
};
