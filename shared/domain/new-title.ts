import { defaultTitle } from '../schemas/portfolio.ts';
import { folded } from './search.ts';

/** The default title, numbered from 2 when it is taken. */
export const newTitle = (titles: readonly string[]): string => {
  const taken = new Set(titles.map(folded));
  const titleOf = (number: number) => (number === 1 ? defaultTitle : `${defaultTitle} ${number}`);
  let number = 1;
  while (taken.has(folded(titleOf(number)))) number += 1;
  return titleOf(number);
};
