import * as z from 'zod/mini';
import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { FormationCategories, Formations } from '#functions/data/entities/formation.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { checkRoom } from '#functions/data/kernel/call-effects.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { campusPartition, newCampusId } from '#functions/data/kernel/ids.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { createImportChanges, type FormationRow } from '#functions/data/tasks/imports.ts';
import { errorNotes } from '#functions/lib/csv/error-notes.ts';
import type { Report } from '#functions/lib/csv/read-table.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { formationStocks } from '#shared/contracts/formation-stocks.ts';
import type { formations } from '#shared/contracts/formations.ts';
import { betweenSkills } from '#shared/domain/import-columns.ts';
import { folded } from '#shared/domain/search.ts';
import { shortText } from '#shared/schemas/fields.ts';
import { formation } from '#shared/schemas/formation.ts';
import { maybe } from '#shared/schemas/record.ts';
import { lineNotes, parseCells, readRows } from './read-rows.ts';
import { mostErrors, refuseErrors } from './wording.ts';

const row = z.extend(z.pick(formation.added, { title: true, description: true, url: true }), {
  category: maybe(shortText),
});

const identity = z.pick(row, { title: true, url: true });

type ReadFormation = z.output<typeof row> & { line: number; skillIds: string[] };

type Known = { formations: ReadonlySet<string>; findSkillId: (text: string) => string | undefined };

const formationKey = ({ title, url }: { title: string; url?: string | null | undefined }): string =>
  `${folded(title)} ${url ?? ''}`;

/** A row with errors yields no course. */
export const readFormations = (csv: string, known: Known, report: Report): ReadFormation[] => {
  const lineOfEarlier = lineNotes();
  const skillsIn = (line: number, cell = ''): string[] => {
    const texts = cell.split(betweenSkills).filter((text) => text.trim() !== '');
    const ids = texts.flatMap((text) => {
      const id = known.findSkillId(text);
      if (id === undefined) report(line, 'skills', 'unknown_skill', { skill: text.trim() });
      return id ?? [];
    });
    return [...new Set(ids)];
  };
  return readRows('formations', csv, report).flatMap((tableRow) => {
    const { line, cells } = tableRow;
    const course = parseCells(row, tableRow, report);
    const skillIds = skillsIn(line, cells.skills);
    // Checks rows with other errors, too, so that one attempt reports every error.
    const { data: given } = z.safeParse(identity, cells);
    const key = given && formationKey(given);
    const first = key && lineOfEarlier(key, line);
    if (first) report(line, 'title', 'duplicate_formation', { first });
    else if (key && known.formations.has(key)) report(line, 'title', 'formation_exists');
    return course ? [{ ...course, line, skillIds }] : [];
  });
};

const loadSkillFinder = async (now: Date) => {
  const { skill } = (await loadCatalogue(now)).entries;
  const ids = new Map(skill.flatMap(({ id, name, nameFR }) => [name, nameFR, id].map((text) => [folded(text), id])));
  return (text: string) => ids.get(folded(text));
};

const rowsOf = (
  courses: readonly ReadFormation[],
  categories: readonly { id: string; name: string }[],
  universityId: string,
): FormationRow[] => {
  const idByName = new Map(categories.map(({ id, name }) => [folded(name), id]));
  return courses.map(({ category, ...course }) => {
    const known = category === null ? null : idByName.get(folded(category));
    const categoryId = known === undefined ? newCampusId(universityId) : known;
    if (category !== null && categoryId !== null) idByName.set(folded(category), categoryId);
    return {
      ...course,
      id: newCampusId(universityId),
      categoryId,
      newCategory: known === undefined ? category : null,
    };
  });
};

/** Refuses the whole list when a row has an error or a stock has no room. */
export const importFormations: Handlers<typeof formations>['beginImport'] = async ({ params, body }, context) => {
  const { universityId } = params;
  const { language, now } = context;
  const holder = campusPartition(universityId);
  const [existing, categories, findSkillId] = await Promise.all([
    listRecords(Formations, heldIn(holder, Formations)),
    listRecords(FormationCategories, heldIn(holder, FormationCategories)),
    loadSkillFinder(now),
  ]);
  const notes = errorNotes(mostErrors);
  const known = { formations: new Set(existing.map(formationKey)), findSkillId };
  const courses = readFormations(body.csv, known, notes.reporter('csv'));
  refuseErrors(notes.told(), 'formations', language);

  const rows = rowsOf(courses, categories, universityId);
  const newCategories = rows.flatMap(({ newCategory }) => newCategory ?? []);
  await checkRoom(holder, formationStocks.formations, rows.length);
  await checkRoom(holder, formationStocks.categories, newCategories.length);
  if (body.isDryRun) return { id: null, formations: rows.length, newCategories };
  const reply = { id: newCampusId(universityId), formations: rows.length, newCategories };
  await commit(
    createImportChanges({ id: reply.id, kind: 'formationsImport', universityId, language, rows }, now),
    context,
    {
      details: { count: rows.length },
      reply,
    },
  );
  return reply;
};
