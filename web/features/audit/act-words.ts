import { operatorId } from '#shared/domain/audit-acts.ts';
import type { Texts } from '#shared/i18n/index.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import type { AuditEntry } from '#shared/schemas/audit.ts';

type T = Translate<'audit', 'lists' | 'users'>;

/** What was done, as what follows the name of whoever did it. */
export const actText = ({ act }: AuditEntry, t: T): string => {
  const acts: Readonly<Record<string, string>> = t('acts', { returnObjects: true });
  return (act === null ? undefined : acts[act]) ?? t('acts.unknown');
};

const fieldsText = ({ fields }: AuditEntry, t: T): string => {
  const names: Readonly<Record<string, string>> = t('fields', { returnObjects: true });
  return fields.flatMap((field) => names[field] ?? []).join(', ');
};

/** The acts whose details are words of a list or names; those of all others are figures. */
const wordedActs: Readonly<Record<string, 'status' | 'role' | 'name'>> = {
  statusChanged: 'status',
  roleChanged: 'role',
  accountCreated: 'role',
  accountMoved: 'name',
  universityDeleted: 'name',
  categoryChanged: 'name',
};

const valueText = ({ act }: AuditEntry, value: string, t: T): string => {
  const kind = wordedActs[act ?? ''];
  if (kind === undefined) return t('details.figure', { value: Number(value) });
  if (kind === 'name') return value;
  const words: Readonly<Record<string, string>> =
    kind === 'status' ? t('lists:status', { returnObjects: true }) : t('users:roles', { returnObjects: true });
  return words[value] ?? value;
};

/** From what to what, or what alone; empty where nothing is known of it. */
const changeText = (entry: AuditEntry, t: T): string => {
  const { from, to } = entry.details ?? {};
  const [before, after] = [from, to].map((value) => (value === undefined ? '' : valueText(entry, value, t)));
  if (!before || !after) return after || before || '';
  const key = wordedActs[entry.act ?? ''] ? 'details.words' : 'details.figures';
  return t(key, { from: before, to: after });
};

/** The acts of which it is told how many people or things they were about. */
const countedActs = ['peopleImported', 'formationsImported', 'catalogueImported', 'mailsDrained'] as const;

const detailText = (entry: AuditEntry, t: T): string => {
  const { act, details: { count, part } = {} } = entry;
  const counted = countedActs.find((name) => name === act);
  if (counted && count !== undefined) return t(`counts.${counted}`, { count });
  const change = changeText(entry, t);
  if (!change) return part ?? '';
  if (act === 'accountCreated' || act === 'universityDeleted') return t(`details.${act}`, { to: change });
  return part ? t('details.part', { part, change }) : change;
};

/** More of an act, where that alone does not say it: from what to what, how many, which fields. */
export const moreText = (entry: AuditEntry, t: T): string =>
  [detailText(entry, t), fieldsText(entry, t)].filter(Boolean).join(', ');

/** Who or what an act names. */
export type Named = { id: string; name: string | null };

/** A name, or what is said of who or what is there no more; an operator is no person and has none. */
export const nameText = ({ id, name }: Named, kind: keyof Texts['audit']['gone'], t: Translate<'audit'>): string =>
  name ?? (id === operatorId ? t('operator') : t(`gone.${kind}`));
