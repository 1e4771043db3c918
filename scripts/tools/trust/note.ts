import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Counts, or quantities whose unit ends the name (`slowestMs`). */
export type Figures = Readonly<Record<string, number>>;
/** `day` is an ISO date. */
export type Noted = { day: string; figures: Figures };

export const notesFolder = '.local/trust';

/** Stores what a test or bench measured in `.local/trust/<source>.json`, in place of an earlier result, for `npm run trust`. */
export const noteFigures = (source: string, figures: Figures, folder = notesFolder): void => {
  mkdirSync(folder, { recursive: true });
  const noted: Noted = { day: new Date().toISOString().slice(0, 10), figures };
  writeFileSync(join(folder, `${source}.json`), `${JSON.stringify(noted)}\n`);
};
