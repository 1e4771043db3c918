import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#web/lib/calls/api.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import type { RatedRow, RowsByKind } from './rated-row.ts';

const { listActivities, listSkills, listValues, listRncps } = api.portfolios;

type Rows = { rows: RowsByKind | undefined; error: ApiError | null; isFetching: boolean; refetch: () => void };

const first = (results: readonly UseQueryResult<unknown, ApiError>[]) =>
  results.find(({ error, data }) => error && !data)?.error ?? null;

/** Undefined until all four lists are loaded, and without an assessment. */
export const useRatedRows = (portfolioId: string | undefined): Rows => {
  const input = [{ params: { portfolioId: portfolioId ?? '' } }] as const;
  const options = { isEnabled: portfolioId !== undefined, isSilent: true };
  const activities = useCall(listActivities, [...input], options);
  const skills = useCall(listSkills, [...input], options);
  const values = useCall(listValues, [...input], options);
  const rncps = useCall(listRncps, [...input], options);
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
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const result of results) void result.refetch();
    },
  };
};
