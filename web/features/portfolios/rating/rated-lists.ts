import type { Rating } from '#shared/schemas/portfolio.ts';
import { queryOf } from '#web/lib/calls/all-pages.ts';
import { api } from '#web/lib/calls/api.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { queryClient } from '#web/lib/calls/query-client.ts';
import { withSaved } from './rated-row.ts';

const { listActivities, listSkills, listValues, listRncps } = api.portfolios;
type Touched = readonly Pick<Rating, 'id' | 'touchedAt'>[];
const lists: readonly ApiCall<[{ params: { portfolioId: string } }], Touched>[] = [
  listActivities,
  listSkills,
  listValues,
  listRncps,
];

export const readTouched = async (portfolioId: string): Promise<Map<string, string | null>> => {
  const rows = await Promise.all(
    lists.map((list) =>
      queryClient.fetchQuery({
        ...queryOf(list, { params: { portfolioId } }),
        meta: { isSilent: true },
      }),
    ),
  );
  return new Map(rows.flat().map(({ id, touchedAt }) => [id, touchedAt]));
};

/** Updates the query cache, so that no list is read again. */
export const storeSaved = (portfolioId: string, saved: readonly Rating[]): void => {
  for (const list of lists) {
    const { queryKey } = queryOf(list, { params: { portfolioId } });
    // A read in flight would bring back the old answers. Cancels it, and reads again only the lists that were never
    // loaded.
    const isCancelled = queryClient.cancelQueries({ queryKey });
    const kept = queryClient.setQueryData<Omit<Rating, 'importantFlag'>[]>(
      queryKey,
      (rows) => rows && withSaved(rows, saved),
    );
    if (!kept) void isCancelled.then(() => queryClient.refetchQueries({ queryKey, type: 'active' }));
  }
};
