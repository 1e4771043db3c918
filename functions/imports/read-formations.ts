import * as z from 'zod/mini';
import type { Report } from '#functions/lib/csv/read-table.ts';
import { betweenSkills } from '#shared/domain/import-columns.ts';
import { folded } from '#shared/domain/search.ts';
import { shortText } from '#shared/schemas/fields.ts';
import { formation } from '#shared/schemas/formation.ts';
import { maybe } from '#shared/schemas/record.ts';
import { lineNotes, parseCells, readRows } from './read-rows.ts';

const row = z.extend(z.pick(formation.added, { title: true, description: true, url: true }), {
  category: maybe(shortText),
});

/** The cells by which a course is known again. */
const identified = z.pick(row, { title: true, url: true });

/** A course of a list, its category by name, its skills by id. */
export type ReadFormation = z.output<typeof row> & { line: number; skillIds: string[] };

/** What the file is held against: the courses that there are, by their keys, and the skill of that id or name. */
type Known = { formations: ReadonlySet<string>; skillIdOf: (text: string) => string | undefined };

/** By what a course is known again: its title and its address. */
export const formationKey = ({ title, url }: { title: string; url?: string | null | undefined }): string =>
  `${folded(title)} ${url ?? ''}`;

/** The courses of a list; what is wrong with a line is reported, and it stands for none. */
export const readFormations = (csv: string, known: Known, report: Report): ReadFormation[] => {
  const before = lineNotes();
  const skillsIn = (line: number, cell = ''): string[] => {
    const texts = cell.split(betweenSkills).filter((text) => text.trim() !== '');
    const ids = texts.flatMap((text) => {
      const id = known.skillIdOf(text);
      if (id === undefined) report(line, 'skills', 'unknown_skill', { skill: text.trim() });
      return id ?? [];
    });
    return [...new Set(ids)];
  };
  return readRows('formations', csv, report).flatMap((tableRow) => {
    const { line, cells } = tableRow;
    const course = parseCells(row, tableRow, report);
    const skillIds = skillsIn(line, cells.skills);
    // Also of a line that is wrong elsewhere: a file is told all that is wrong with it at once.
    const { data: identity } = z.safeParse(identified, cells);
    const key = identity && formationKey(identity);
    const first = key && before(key, line);
    if (first) report(line, 'title', 'duplicate_formation', { first });
    else if (key && known.formations.has(key)) report(line, 'title', 'formation_exists');
    return course ? [{ ...course, line, skillIds }] : [];
  });
};
