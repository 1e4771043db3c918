import { type ShareableKind, shareableOf, usuallyShared } from '#shared/domain/shareable.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { Rating } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';

const { listSkills, listActivities, listValues } = api.portfolios;

/** Best rated first; `usual` is preselected. */
export type Offered = { kind: ShareableKind; options: { value: string; label: string }[]; usual: string[] };

const offeredOf = <R extends Pick<Rating, 'value'> & { importantFlag?: boolean | null }>(
  kind: ShareableKind,
  rows: readonly R[],
  entryOf: (row: R) => CatalogueEntry,
): Offered => {
  const isFrench = currentLanguage() === 'fr';
  const rated = rows.map((row) => ({ ...entryOf(row), value: row.value, importantFlag: row.importantFlag ?? null }));
  const options = shareableOf(rated).map(({ id, name, nameFR }) => ({ value: id, label: isFrench ? nameFR : name }));
  return { kind, options, usual: usuallyShared(kind, rated) };
};

/** `offered` is undefined until all three lists are loaded. */
export const useStrengths = (portfolioId: string) => {
  const input = { params: { portfolioId } };
  const skills = useCall(listSkills, [input]);
  const activities = useCall(listActivities, [input]);
  const values = useCall(listValues, [input]);
  const offered =
    skills.data && activities.data && values.data
      ? [
          offeredOf('skill', skills.data, ({ Skill }) => Skill),
          offeredOf('activity', activities.data, ({ Activity }) => Activity),
          offeredOf('value', values.data, ({ Value }) => Value),
        ]
      : undefined;
  return { offered, error: skills.error ?? activities.error ?? values.error };
};
