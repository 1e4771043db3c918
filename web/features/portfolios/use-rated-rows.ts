import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RatingKind } from '#shared/lists.ts';
import type { Rating } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/api.ts';
import type { ApiError } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useCall } from '#web/lib/use-call.ts';
import { type RatedRow, withSaved } from './rated-row.ts';

const { listActivities, listSkills, listValues, listRncps } = api.portfolios;

type Rows = { rows: Record<RatingKind, readonly RatedRow[]> | undefined; error: ApiError | null; refetch: () => void };

const first = (results: readonly UseQueryResult<unknown, ApiError>[]) =>
  results.find(({ error, data }) => error && !data)?.error ?? null;

/** Every row of an assessment, by kind; undefined until all four lists are there. */
export const useRatedRows = (portfolioId: string): Rows => {
  const input = [{ params: { portfolioId } }] as const;
  const activities = useCall(listActivities, [...input], { isSilent: true });
  const skills = useCall(listSkills, [...input], { isSilent: true });
  const values = useCall(listValues, [...input], { isSilent: true });
  const rncps = useCall(listRncps, [...input], { isSilent: true });
  const results = [activities, skills, values, rncps];

  const rows = useMemo(() => {
    if (!activities.data || !skills.data || !values.data || !rncps.data) return undefined;
    return {
      activity: activities.data.map(
        ({ Activity, ...rating }): RatedRow => ({ ...rating, kind: 'activity', entry: Activity }),
      ),
      skill: skills.data.map(({ Skill, ...rating }): RatedRow => ({ ...rating, kind: 'skill', entry: Skill })),
      value: values.data.map(
        ({ Value, ...rating }): RatedRow => ({ ...rating, importantFlag: null, kind: 'value', entry: Value }),
      ),
      rncp: rncps.data.map(
        ({ Rncp, ...rating }): RatedRow => ({ ...rating, importantFlag: null, kind: 'rncp', entry: Rncp }),
      ),
    };
  }, [activities.data, skills.data, values.data, rncps.data]);

  return {
    rows,
    error: first(results),
    refetch: () => {
      for (const result of results) void result.refetch();
    },
  };
};

/** Takes over what a save brought back, so that nothing need be read again. */
export const storeSaved = (portfolioId: string, saved: readonly Rating[]): void => {
  for (const { key } of [listActivities, listSkills, listValues, listRncps]) {
    const queryKey = [...key, { params: { portfolioId } }];
    // A list read before the save would bring the old answers back.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Omit<Rating, 'importantFlag'>[]>(queryKey, (rows) => rows && withSaved(rows, saved));
  }
};
