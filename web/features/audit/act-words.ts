import { operatorId, scannerId } from '#shared/domain/system-actors.ts';
import type { Texts } from '#shared/i18n/index.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import type { AuditEntry } from '#shared/schemas/audit.ts';

type T = Translate<'audit', 'lists' | 'users' | 'jobFields'>;

/** Returns the act as a predicate, to follow the name of the person. */
export const actText = ({ act }: AuditEntry, t: T): string => {
  const acts: Readonly<Record<string, string>> = t('acts', { returnObjects: true });
  return (act === null ? undefined : acts[act]) ?? t('acts.unknown');
};

/** Returns the label as it reads within a list. */
const asNoun = (label: string | undefined): string | undefined =>
  label && label.charAt(0).toLowerCase() + label.slice(1);

const fieldsText = ({ act, fields, details }: AuditEntry, t: T): string => {
  const names: Readonly<Record<string, string>> = t('fields', { returnObjects: true });
  const labels: Readonly<Record<string, string>> = t('jobFields:label', { returnObjects: true });
  // The words of a visibility act already say “hidden” or “shown”, so its field `active` is not listed again.
  const worded = wordedActs[act ?? ''] === 'visibility' && details?.to ? 'active' : undefined;
  return fields.flatMap((field) => (field === worded ? [] : (names[field] ?? asNoun(labels[field]) ?? []))).join(', ');
};

type Worded = 'status' | 'role' | 'name' | 'sessions' | 'erasure' | 'visibility';

/** Acts whose details are words; details of other acts are numbers. */
const wordedActs: Readonly<Record<string, Worded>> = {
  statusChanged: 'status',
  roleChanged: 'role',
  accountCreated: 'role',
  accountMoved: 'name',
  universityDeleted: 'name',
  universityRehoused: 'name',
  oldCopyErased: 'name',
  categoryChanged: 'name',
  sessionsEnded: 'sessions',
  accountErased: 'erasure',
  catalogueSkillChanged: 'visibility',
  activityChanged: 'visibility',
  jobChanged: 'visibility',
  caseChanged: 'visibility',
};

const wordsOf = (kind: Exclude<Worded, 'name'>, t: T): Readonly<Record<string, string>> => {
  if (kind === 'status') return t('lists:status', { returnObjects: true });
  if (kind === 'role') return t('users:roles', { returnObjects: true });
  return t(`details.${kind}`, { returnObjects: true });
};

const valueText = ({ act }: AuditEntry, value: string, t: T): string => {
  const kind = wordedActs[act ?? ''];
  if (kind === undefined) return t('details.figure', { value: Number(value) });
  return kind === 'name' ? value : (wordsOf(kind, t)[value] ?? value);
};

/** Returns "from → to", or only one of both; empty without details. */
const changeText = (entry: AuditEntry, t: T): string => {
  const { from, to } = entry.details ?? {};
  const [before, after] = [from, to].map((value) => (value === undefined ? '' : valueText(entry, value, t)));
  if (!before || !after) return after || before || '';
  const key = wordedActs[entry.act ?? ''] ? 'details.words' : 'details.figures';
  return t(key, { from: before, to: after });
};

const remindedActs = ['assessmentReminded', 'doctorateReminded', 'endingReminded'] as const;
const countedActs = [
  ...(['peopleImported', 'formationsImported', 'catalogueImported', 'mailsDrained'] as const),
  ...(['membersExported', 'auditExported', 'wholeAuditExported'] as const),
  ...remindedActs,
];

const detailText = (entry: AuditEntry, t: T): string => {
  const { act, details: { count, part: named } = {} } = entry;
  const part = named ?? (wordedActs[act ?? ''] === 'visibility' ? t('fields.active') : undefined);
  const counted = countedActs.find((name) => name === act);
  if (counted && count !== undefined) return t(`counts.${counted}`, { count });
  const change = changeText(entry, t);
  if (!change) return named ?? '';
  if (act === 'accountCreated' || act === 'universityDeleted') return t(`details.${act}`, { to: change });
  return part ? t('details.part', { part, change }) : change;
};

const networkText = ({ network }: AuditEntry, t: T): string => (network ? t('network', { network }) : '');

export const moreText = (entry: AuditEntry, t: T): string =>
  [detailText(entry, t), fieldsText(entry, t), networkText(entry, t)].filter(Boolean).join(', ');

export type Named = { id: string; name: string | null; isSuper?: boolean | undefined };

/** Deleted users, the operator and the scanner, who have no account, and super administrators of another cell get a placeholder. */
export const nameText = (
  { id, name, isSuper }: Named,
  kind: keyof Texts['audit']['gone'],
  t: Translate<'audit'>,
): string => {
  if (name !== null) return name;
  if (isSuper) return t('super');
  if (id === scannerId) return t('scanner');
  return id === operatorId ? t('operator') : t(`gone.${kind}`);
};
