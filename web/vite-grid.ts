import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Plugin } from 'vite';

export type Criterion = {
  /** A criterion of RGAA 4.1.2, such as 13.12. */
  id: string;
  state: 'conform' | 'notApplicable' | 'notConform';
  fr: string;
  en: string;
  /** Tests as `path > title`, or looks as `seen YYYY-MM-DD: what was seen`, separated by ` ; `. */
  proof: string;
};

export type Conformity = {
  conform: number;
  notApplicable: number;
  /** The criteria that are not met, with why. */
  unmet: { id: string; fr: string; en: string }[];
  /** ISO date of the latest look. */
  day: string;
  verdict: 'full' | 'partial' | 'none';
};

const file = resolve(import.meta.dirname, '../docs/trust/rgaa.csv');

export const readGrid = (): Criterion[] => parse(readFileSync(file), { columns: true, bom: true });

/** The law calls a site partially compliant from half of the applicable criteria on. */
export const conformityOf = (grid: readonly Criterion[]): Conformity => {
  const of = (state: Criterion['state']) => grid.filter((row) => row.state === state);
  const [conform, unmet] = [of('conform').length, of('notConform').map(({ id, fr, en }) => ({ id, fr, en }))];
  const days = grid.flatMap(({ proof }) => [...proof.matchAll(/seen (\d{4}-\d\d-\d\d)/g)].map(([, day = '']) => day));
  return {
    conform,
    notApplicable: of('notApplicable').length,
    unmet,
    day: days.sort().at(-1) ?? '',
    verdict: unmet.length === 0 ? 'full' : conform >= unmet.length ? 'partial' : 'none',
  };
};

const name = 'virtual:rgaa';

/** Gives the site the counts of the grid, so that the declaration says what the grid says. */
export const grid = (): Plugin => ({
  name: 'grid',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load(id) {
    if (id !== `\0${name}`) return null;
    this.addWatchFile(file);
    return `export const conformity = ${JSON.stringify(conformityOf(readGrid()))};`;
  },
});
