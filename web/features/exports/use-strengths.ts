import { type ShareableKind, shareableOf, usuallyShared } from '#shared/domain/shareable.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { Rating } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';

const { listSkills, listActivities, listValues } = api.portfolios;

type Row = Pick<Rating, 'value' | 'importantFlag'> & { entry: CatalogueEntry };
/** Best rated first; `usual` is preselected. */
export type Offered = { kind: ShareableKind; options: { value: string; label: string }[]; usual: string[] };

const offeredOf = (kind: ShareableKind, rows: readonly Row[]): Offered => {
  const isFrench = currentLanguage() === 'fr';
  const rated = rows.map(({ entry, value, importantFlag }) => ({ ...entry, value, importantFlag }));
  const options = shareableOf(rated).map(({ id, name, nameFR }) => ({ value: id, label: isFrench ? nameFR : name }));
  return { kind, options, usual: usuallyShared(kind, rated) };
};

/** `offered` is undefined until all three lists are loaded. */
export const useStrengths = (portfolioId: string) => {
  const input = [{ params: { portfolioId } }] as const;
  const skills = useCall(listSkills, [...input]);
  const activities = useCall(listActivities, [...input]);
  const values = useCall(listValues, [...input]);
  const offered =
    skills.data && activities.data && values.data
      ? [
          offeredOf(
            'skill',
            skills.data.map(({ Skill, ...row }) => ({ ...row, entry: Skill })),
          ),
          offeredOf(
            'activity',
            activities.data.map(({ Activity, ...row }) => ({ ...row, entry: Activity })),
          ),
          offeredOf(
            'value',
            values.data.map(({ value, Value }) => ({ value, importantFlag: null, entry: Value })),
          ),
        ]
      : undefined;
  return { offered, error: skills.error ?? activities.error ?? values.error };
};
