import type { CategoryFigures } from './category-figures.ts';

/** A category in two assessments: both means as they are shown, to one decimal, and what lies between them; null without a mean. */
export type MovedCategory = { category: number; was: number | null; is: number | null; by: number | null };

/** To one decimal: what is shown must add up. */
const toTenths = (value: number): number => Math.round(value * 10) / 10;
const shown = (mean: number | null | undefined): number | null =>
  mean === null || mean === undefined ? null : toTenths(mean);

/** The categories of one assessment beside those of an earlier one. */
export const movedCategories = (then: readonly CategoryFigures[], now: readonly CategoryFigures[]): MovedCategory[] =>
  now.map(({ category, mean }) => {
    const was = shown(then.find((figures) => figures.category === category)?.mean);
    const is = shown(mean);
    return { category, was, is, by: was === null || is === null ? null : toTenths(is - was) };
  });

/** The category whose mean moved most, the first of equals; undefined when none did. */
export const mostMoved = (categories: readonly MovedCategory[]): (MovedCategory & { by: number }) | undefined =>
  categories
    .flatMap((category) => (category.by ? [{ ...category, by: category.by }] : []))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))[0];
