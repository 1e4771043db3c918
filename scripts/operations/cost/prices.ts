import prices from './prices.json' with { type: 'json' };

/** Dollars per number of units; `source` is AWS's page. */
export type Price = { usd: number; per: number; unit: string; source: string };

export type PriceName = keyof typeof prices.prices;
export type Prices = Readonly<Record<PriceName, Price>>;

export const priceList = prices;

/** Per month. */
export type Quantities = Partial<Record<PriceName, number>>;

const isName = (name: string): name is PriceName => name in prices.prices;
const namesOf = (quantities: Quantities): PriceName[] => Object.keys(quantities).filter(isName);

export const sumOf = (...several: readonly Quantities[]): Quantities => {
  const sum: Quantities = {};
  for (const one of several) for (const name of namesOf(one)) sum[name] = (sum[name] ?? 0) + (one[name] ?? 0);
  return sum;
};

export type Line = { name: PriceName; quantity: number; usd: number };

export const linesOf = (quantities: Quantities, of: Prices): Line[] =>
  namesOf(quantities)
    .map((name) => {
      const quantity = quantities[name] ?? 0;
      return { name, quantity, usd: (quantity / of[name].per) * of[name].usd };
    })
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => b.usd - a.usd);

export const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, { usd }) => sum + usd, 0);
