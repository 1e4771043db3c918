import { useMemo } from 'react';
import type { RatingKind } from '#shared/lists.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { Rating } from '#shared/schemas/portfolio.ts';
import { api } from './api.ts';
import { isMissing } from './failures.ts';
import { joinQueries, useCall } from './use-call.ts';

export type RatedRow = Rating & { kind: RatingKind; entry: CatalogueEntry; category: number };
export type RowsByKind = Readonly<Record<RatingKind, readonly RatedRow[]>>;

type Saved = Omit<Rating, 'importantFlag'> & Partial<Rating>;

const rowOf = (kind: RatingKind, entry: CatalogueEntry, saved: Saved): RatedRow => ({
  importantFlag: null,
  ...saved,
  kind,
  entry,
  category: entry.category,
});

const { listActivities, listSkills, listValues, listRncps } = api.portfolios;

/** Has no data until all four lists are loaded, nor without an assessment. */
export const useRatedRows = (portfolioId: string | undefined) => {
  const args: Parameters<typeof listSkills> = [{ params: { portfolioId: portfolioId ?? '' } }];
  const options = { isEnabled: portfolioId !== undefined, isState: isMissing };
  const activities = useCall(listActivities, args, options);
  const skills = useCall(listSkills, args, options);
  const values = useCall(listValues, args, options);
  const rncps = useCall(listRncps, args, options);

  const data = useMemo((): RowsByKind | undefined => {
    if (!activities.data || !skills.data || !values.data || !rncps.data) return undefined;
    return {
      activity: activities.data.map(({ Activity, ...row }) => rowOf('activity', Activity, row)),
      skill: skills.data.map(({ Skill, ...row }) => rowOf('skill', Skill, row)),
      value: values.data.map(({ Value, ...row }) => rowOf('value', Value, row)),
      rncp: rncps.data.map(({ Rncp, ...row }) => rowOf('rncp', Rncp, row)),
    };
  }, [activities.data, skills.data, values.data, rncps.data]);

  return { data, ...joinQueries([activities, skills, values, rncps]) };
};
