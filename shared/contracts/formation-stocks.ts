/** How many courses, and categories of courses, a university may keep (D56). */
export const formationStocks = {
  formations: { name: 'formations', most: 20_000 },
  categories: { name: 'formation-categories', most: 500 },
} as const;
