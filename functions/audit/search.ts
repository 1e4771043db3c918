import type * as z from 'zod/mini';
import { noUniversity } from '#functions/data/kernel/audit.ts';
import { auditEntries, type StoredAuditEntry } from '#functions/data/kernel/audit-log.ts';
import { auditPlace } from '#functions/data/kernel/entities.ts';
import { parseRowId } from '#functions/data/kernel/ids.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { basePath } from '#shared/contract.ts';
import { type AuditSubject, auditAct, auditActOf } from '#shared/domain/audit-acts.ts';
import { searchIn } from '#shared/domain/search.ts';
import type { AuditEntry, auditQuery } from '#shared/schemas/audit.ts';
import { namesOf } from './names.ts';

/** A page ends at this many entries, or after this many reads when matches are rare. */
const pageSize = 100;
const mostReads = 20;

type Context = Pick<CallContext, 'now' | 'language'>;

/** Splits the id of a course's skill or a job's strength into its owner and the catalogue entry; other ids have no entry. */
const partsOf = (id: string): { whole: string; entryId?: string | undefined } => {
  const row = parseRowId(id);
  if (row) return { whole: row.thingId, entryId: row.entryId };
  const [whole = id, entryId] = id.split('.');
  return { whole, entryId };
};

/** The act and subject of an entry, without names. */
const actOf = ({ call, fields, targets }: StoredAuditEntry) => {
  const name = auditActOf(call.replace(` ${basePath}/`, ' /'), fields);
  const { kind, subject } = name ? auditAct(name) : {};
  const id = targets.at(-1);
  if (!subject || id === undefined) return { name, kind };
  if (subject !== 'formation' && subject !== 'entry') return { name, kind, subject: { kind: subject, id } };
  const { whole, entryId } = partsOf(id);
  const part = entryId === undefined ? undefined : ({ kind: 'entry', id: entryId } as const);
  return { name, kind, subject: { kind: subject, id: whole }, part };
};

/** Filters entries by kind and search text and adds current names. */
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
    /** The current name, else the one recorded at deletion. */
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
      University: campus && { id: campus.id, name: lastNameOf(campus) },
    };
  });
  return searchIn(all, ({ who, what }) => `${who.name ?? ''} ${what?.name ?? ''}`)(search);
};

/** A page of matching entries of one university, or of all when `universityId` is null. */
export const search = async (
  universityId: string | null,
  { after, ...query }: z.output<typeof auditQuery>,
  context: Context,
): Promise<{ entries: AuditEntry[]; next?: string | undefined }> => {
  const found: AuditEntry[] = [];
  let next = after;
  for (let reads = 0; reads < mostReads; reads++) {
    const page = await auditEntries(universityId, { ...query, after: next }, context.now);
    found.push(...(await toAuditEntries(page.entries, query, context)));
    next = page.next;
    if (next === undefined || found.length >= pageSize) break;
  }
  return { entries: found, next };
};
