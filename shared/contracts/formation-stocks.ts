/** Per university (D56). */
export const formationStocks = {
  formations: { name: 'formations', most: 20_000 },
  categories: { name: 'formation-categories', most: 500 },
} as const;
