import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { FormationCategories, Formations } from '#functions/data/entities/formation.ts';
import { Resources } from '#functions/data/entities/resource.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { Users } from '#functions/data/entities/user.ts';
import { findRecords } from '#functions/data/kernel/records.ts';
import type { AuditSubject } from '#shared/domain/audit-acts.ts';
import { localized } from '#shared/domain/localized.ts';
import type { Language } from '#shared/lists.ts';

type Subject = { kind: AuditSubject; id: string };
type ReadContext = { language: Language; now: Date };
type Named = readonly (readonly [id: string, name: string])[];

/** Reads the names of the records of a kind that still exist. */
const readersOf: Record<AuditSubject, (ids: readonly string[], context: ReadContext) => Promise<Named>> = {
  person: async (ids) =>
    (await findRecords(Users, ids)).map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  university: async (ids) => (await findRecords(Universities, ids)).map(({ id, name }) => [id, name]),
  formation: async (ids) => (await findRecords(Formations, ids)).map(({ id, title }) => [id, title]),
  category: async (ids) => (await findRecords(FormationCategories, ids)).map(({ id, name }) => [id, name]),
  resource: async (ids) => (await findRecords(Resources, ids)).map(({ id, label }) => [id, label]),
  entry: async (ids, { now, language }) => {
    const { entryById, jobById } = await loadCatalogue(now);
    return ids.flatMap((id) => {
      const entry = entryById.get(id) ?? jobById.get(id);
      return entry ? [[id, localized(entry, language).name] as const] : [];
    });
  },
};

/** Looks up current names; null for a deleted record. The audit itself stores no names (D68). */
export const namesOf = async (
  subjects: readonly Subject[],
  context: ReadContext,
): Promise<(subject: Subject) => string | null> => {
  const idsByKind = Map.groupBy(subjects, ({ kind }) => kind);
  const names = new Map<string, string>();
  const read = async (kind: AuditSubject, ids: readonly string[]) => {
    for (const [id, name] of await readersOf[kind](ids, context)) names.set(`${kind} ${id}`, name);
  };
  await Promise.all([...idsByKind].map(([kind, some]) => read(kind, [...new Set(some.map(({ id }) => id))])));
  return ({ kind, id }) => names.get(`${kind} ${id}`) ?? null;
};
