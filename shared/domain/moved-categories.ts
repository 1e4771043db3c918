import type { CategoryFigures } from './category-figures.ts';

/** Rounded to one decimal; null without a mean. */
export type MovedCategory = { category: number; was: number | null; is: number | null; by: number | null };

/** Rounded before subtracting, so that the shown figures add up. */
const toTenths = (value: number): number => Math.round(value * 10) / 10;
const shown = (mean: number | null | undefined): number | null =>
  mean === null || mean === undefined ? null : toTenths(mean);

export const movedCategories = (then: readonly CategoryFigures[], now: readonly CategoryFigures[]): MovedCategory[] =>
  now.map(({ category, mean }) => {
    const was = shown(then.find((figures) => figures.category === category)?.mean);
    const is = shown(mean);
    return { category, was, is, by: was === null || is === null ? null : toTenths(is - was) };
  });

/** Returns the first of equals; undefined when no mean moved. */
export const mostMoved = (categories: readonly MovedCategory[]): (MovedCategory & { by: number }) | undefined =>
  categories
    .flatMap((category) => (category.by ? [{ ...category, by: category.by }] : []))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))[0];
