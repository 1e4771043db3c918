import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { FormationCategories, Formations } from '#functions/data/entities/formation.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { checkRoom } from '#functions/data/kernel/call-effects.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { campusPartition, newCampusId } from '#functions/data/kernel/ids.ts';
import { listRecords } from '#functions/data/kernel/records.ts';
import { type FormationRow, importBegun } from '#functions/data/tasks/imports.ts';
import { errorNotes } from '#functions/lib/csv/error-notes.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { formationStocks } from '#shared/contracts/formation-stocks.ts';
import type { formations } from '#shared/contracts/formations.ts';
import { folded } from '#shared/domain/search.ts';
import { formationKey, type ReadFormation, readFormations } from './read-formations.ts';
import { mostErrors, refuseWrong } from './wording.ts';

/** The skill that is not retired, by its id or its name in either language. */
const skillsByName = async (now: Date) => {
  const { skill } = (await loadCatalogue(now)).entries;
  const ids = new Map(skill.flatMap(({ id, name, nameFR }) => [name, nameFR, id].map((text) => [folded(text), id])));
  return (text: string) => ids.get(folded(text));
};

/** Each course with an id of its own and that of its category, which the first course in it makes where there is none yet. */
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

/** Begins to make the courses of a list with their categories; nothing, when a line of it is wrong or there is no room for all. */
export const importFormations: Handlers<typeof formations>['beginImport'] = async ({ params, body }, context) => {
  const { universityId } = params;
  const { language, now } = context;
  const holder = campusPartition(universityId);
  const [existing, categories, skillIdOf] = await Promise.all([
    listRecords(Formations, heldIn(holder, Formations)),
    listRecords(FormationCategories, heldIn(holder, FormationCategories)),
    skillsByName(now),
  ]);
  const notes = errorNotes(mostErrors);
  const known = { formations: new Set(existing.map(formationKey)), skillIdOf };
  const courses = readFormations(body.csv, known, notes.reporter('csv'));
  refuseWrong(notes.told(), 'formations', language);

  const rows = rowsOf(courses, categories, universityId);
  const newCategories = rows.flatMap(({ newCategory }) => newCategory ?? []);
  await checkRoom(holder, formationStocks.formations, rows.length);
  await checkRoom(holder, formationStocks.categories, newCategories.length);
  if (body.isDryRun) return { id: null, formations: rows.length, newCategories };
  const reply = { id: newCampusId(universityId), formations: rows.length, newCategories };
  await commit(importBegun({ id: reply.id, kind: 'formationsImport', universityId, language, rows }, now), context, {
    details: { count: rows.length },
    reply,
  });
  return reply;
};
