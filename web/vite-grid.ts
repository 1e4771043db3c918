import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Plugin } from 'vite';

export type Criterion = {
  /** A criterion of RGAA 4.1.2, such as 13.12. */
  id: string;
  /** `untested`: met as far as tests show, and to be tried with assistive technology before it counts as met. */
  state: 'conform' | 'notApplicable' | 'notConform' | 'untested';
  fr: string;
  en: string;
  /** Tests as `path > title`, or looks as `seen YYYY-MM-DD: what was seen`, separated by ` ; `. */
  proof: string;
};

type Told = Pick<Criterion, 'id' | 'fr' | 'en'>;

export type Conformity = {
  conform: number;
  notApplicable: number;
  /** The criteria that are not met, with why. */
  unmet: Told[];
  untested: Told[];
  /** ISO date of the latest look. */
  day: string;
  verdict: 'full' | 'partial' | 'none';
};

const file = resolve(import.meta.dirname, '../docs/trust/rgaa.csv');

export const readGrid = (): Criterion[] => parse(readFileSync(file), { columns: true, bom: true });

/** The law calls a site partially compliant from half of the applicable criteria on. */
export const conformityOf = (grid: readonly Criterion[]): Conformity => {
  const of = (state: Criterion['state']): Told[] =>
    grid.filter((row) => row.state === state).map(({ id, fr, en }) => ({ id, fr, en }));
  const [conform, unmet, untested] = [of('conform').length, of('notConform'), of('untested')];
  const open = unmet.length + untested.length;
  const days = grid.flatMap(({ proof }) => [...proof.matchAll(/seen (\d{4}-\d\d-\d\d)/g)].map(([, day = '']) => day));
  return {
    conform,
    notApplicable: of('notApplicable').length,
    unmet,
    untested,
    day: days.sort().at(-1) ?? '',
    verdict: open === 0 ? 'full' : conform >= open ? 'partial' : 'none',
  };
};

/** The verdict stands in every foot, the reasons in the statement alone: a module each. */
const modules: Readonly<Record<string, (conformity: Conformity) => string>> = {
  'virtual:rgaa': (conformity) => `export const conformity = ${JSON.stringify(conformity)};`,
  'virtual:rgaa/verdict': ({ verdict }) => `export const verdict = '${verdict}';`,
};

/** Gives the site the counts of the grid, so that the declaration says what the grid says. */
export const grid = (): Plugin => ({
  name: 'grid',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load(id) {
    const write = id.startsWith('\0') && modules[id.slice(1)];
    if (!write) return null;
    this.addWatchFile(file);
    return write(conformityOf(readGrid()));
  },
});
