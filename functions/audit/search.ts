import type * as z from 'zod/mini';
import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { FormationCategories, Formations } from '#functions/data/entities/formation.ts';
import { Resources } from '#functions/data/entities/resource.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { Users } from '#functions/data/entities/user.ts';
import { noUniversity } from '#functions/data/kernel/audit.ts';
import { listAuditEntries, type StoredAuditEntry } from '#functions/data/kernel/audit-log.ts';
import { auditPlace } from '#functions/data/kernel/entities.ts';
import { parseRowId } from '#functions/data/kernel/ids.ts';
import { findRecords } from '#functions/data/kernel/records.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { basePath } from '#shared/contract.ts';
import { type AuditSubject, auditAct, findAuditAct } from '#shared/domain/audit-acts.ts';
import { localized } from '#shared/domain/localized.ts';
import { searchIn } from '#shared/domain/search.ts';
import type { Language } from '#shared/lists.ts';
import type { AuditEntry, auditQuery } from '#shared/schemas/audit.ts';

type Subject = { kind: AuditSubject; id: string };
type ReadContext = { language: Language; now: Date };
type Named = readonly (readonly [id: string, name: string])[];

const readersOf: Record<AuditSubject, (ids: readonly string[], context: ReadContext) => Promise<Named>> = {
  person: async (ids) =>
    (await findRecords(Users, ids)).map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  university: async (ids) => (await findRecords(Universities, ids)).map(({ id, name }) => [id, name]),
  formation: async (ids) => (await findRecords(Formations, ids)).map(({ id, title }) => [id, title]),
  category: async (ids) => (await findRecords(FormationCategories, ids)).map(({ id, name }) => [id, name]),
  resource: async (ids) => (await findRecords(Resources, ids)).map(({ id, label }) => [id, label]),
  entry: async (ids, { now, language }) => {
    const { entryById, jobById, set } = await loadCatalogue(now);
    const titles = set.cases.map(({ id, thesisTitle }) => [id, thesisTitle] as const);
    const names = ids.flatMap((id) => {
      const entry = entryById.get(id) ?? jobById.get(id);
      return entry ? [[id, localized(entry, language).name] as const] : [];
    });
    return [...names, ...titles.filter(([id]) => ids.includes(id))];
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

/** A page ends at this many entries, or after this many reads when matches are rare. */
const pageSize = 100;
const mostReads = 20;

type Context = Pick<CallContext, 'now' | 'language'>;

/** A course's skill or a job's strength has a compound id: its owner and a catalogue entry. */
const partsOf = (id: string): { whole: string; entryId?: string | undefined } => {
  const row = parseRowId(id);
  if (row) return { whole: row.thingId, entryId: row.entryId };
  const [whole = id, entryId] = id.split('.');
  return { whole, entryId };
};

const actOf = ({ call, fields, targets }: StoredAuditEntry) => {
  const name = findAuditAct(call.replace(` ${basePath}/`, ' /'), fields);
  const { kind, subject } = name ? auditAct(name) : {};
  const id = targets.at(-1);
  if (!subject || id === undefined) return { name, kind };
  if (subject !== 'formation' && subject !== 'entry') return { name, kind, subject: { kind: subject, id } };
  const { whole, entryId } = partsOf(id);
  const part = entryId === undefined ? undefined : ({ kind: 'entry', id: entryId } as const);
  return { name, kind, subject: { kind: subject, id: whole }, part };
};

const toAuditEntries = async (
  entries: readonly StoredAuditEntry[],
  { kind, search = '' }: z.output<typeof auditQuery>,
  context: Context,
): Promise<readonly AuditEntry[]> => {
  const acts = entries
    .map((entry) => ({
      entry,
      act: actOf(entry),
      who: { kind: 'person', id: entry.actorId } as const,
      campus: entry.universityId === noUniversity ? null : ({ kind: 'university', id: entry.universityId } as const),
    }))
    .filter(({ act }) => kind === undefined || act.kind === kind);
  const subjects = acts.flatMap(({ act, who, campus }) =>
    [who, act.subject ?? [], act.part ?? [], campus ?? []].flat(),
  );
  const nameOf = await namesOf(subjects, context);
  const all = acts.map(({ entry, act: { name, subject, part }, who, campus }) => {
    const { name: kept, ...details } = entry.details ?? {};
    const lastNameOf = (thing: { kind: AuditSubject; id: string }): string | null =>
      nameOf(thing) ?? (thing.id === subject?.id ? (kept ?? null) : null);
    return {
      id: auditPlace(entry),
      at: entry.at,
      act: name ?? null,
      who: { id: who.id, name: nameOf(who) },
      what: subject ? { ...subject, name: lastNameOf(subject) } : null,
      fields: entry.fields,
      details: { ...details, ...(part && { part: nameOf(part) ?? undefined }) },
      network: entry.network,
      University: campus && { id: campus.id, name: lastNameOf(campus) },
    };
  });
  return searchIn(all, ({ who, what }) => `${who.name ?? ''} ${what?.name ?? ''}`)(search);
};

export const search = async (
  universityId: string | null,
  { after, ...query }: z.output<typeof auditQuery>,
  context: Context,
): Promise<{ entries: AuditEntry[]; next?: string | undefined }> => {
  const found: AuditEntry[] = [];
  let next = after;
  for (let reads = 0; reads < mostReads; reads++) {
    const page = await listAuditEntries(universityId, { ...query, after: next }, context.now);
    found.push(...(await toAuditEntries(page.entries, query, context)));
    next = page.next;
    if (next === undefined || found.length >= pageSize) break;
  }
  return { entries: found, next };
};
