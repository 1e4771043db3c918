import { defaultTitle } from '../schemas/portfolio-record.ts';
import { folded } from './search.ts';

/** Adds a number, from 2 on, when the default title is taken. */
export const newTitle = (titles: readonly string[]): string => {
  const taken = new Set(titles.map(folded));
  const titleOf = (number: number) => (number === 1 ? defaultTitle : `${defaultTitle} ${number}`);
  let number = 1;
  while (taken.has(folded(titleOf(number)))) number += 1;
  return titleOf(number);
};
