import { operatorId } from '#shared/domain/audit-acts.ts';
import type { Texts } from '#shared/i18n/index.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import type { AuditEntry } from '#shared/schemas/audit.ts';

type T = Translate<'audit'>;

/** What was done, as what follows the name of whoever did it. */
export const actText = ({ act }: AuditEntry, t: T): string => {
  const acts: Readonly<Record<string, string>> = t('acts', { returnObjects: true });
  return (act === null ? undefined : acts[act]) ?? t('acts.unknown');
};

/** What was changed, where the act alone does not say it. */
export const fieldsText = ({ fields }: AuditEntry, t: T): string => {
  const names: Readonly<Record<string, string>> = t('fields', { returnObjects: true });
  return fields.flatMap((field) => names[field] ?? []).join(', ');
};

/** Who or what an act names. */
export type Named = { id: string; name: string | null };

/** A name, or what is said of who or what is there no more; an operator is no person and has none. */
export const nameText = ({ id, name }: Named, kind: keyof Texts['audit']['gone'], t: T): string =>
  name ?? (id === operatorId ? t('operator') : t(`gone.${kind}`));
