import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';
import type { Query } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import type { ApiCall } from '#web/lib/calls/client.ts';
import { useCall } from '#web/lib/calls/use-call.ts';

const { addSkill, addValue, addActivity, removeSkill, removeValue, removeActivity, ...reads } = api.usercv;

/** Includes retired entries, which are marked. */
export type Row = { id: string; value: number | null; proof?: string | null; entry: CatalogueEntry };
/** What is left out stays as it is; only skills have a `proof`. */
type Rated = { entryId: string; value?: number | null | undefined; proof?: string | null | undefined };
export type Rate = ApiCall<[Rated], unknown>;
export type RatedList = {
  kind: 'skills' | 'values' | 'activities';
  query: Query<readonly Row[]>;
  rate: Rate;
  remove: ApiCall<[{ params: { id: string } }], unknown>;
};

const rates = {
  skills: Object.assign(({ entryId, ...given }: Rated) => addSkill({ body: { skillId: entryId, ...given } }), addSkill),
  values: Object.assign(({ entryId, value }: Rated) => addValue({ body: { valueId: entryId, value } }), addValue),
  activities: Object.assign(
    ({ entryId, value }: Rated) => addActivity({ body: { activityId: entryId, value } }),
    addActivity,
  ),
};

const rowsOf = <T>({ data, ...query }: Query<readonly T[]>, rowOf: (read: T) => Row): Query<readonly Row[]> => ({
  ...query,
  data: data?.map(rowOf),
});

export const useRatedLists = (userId: string): readonly RatedList[] => {
  const input = { params: { id: userId } };
  const skills = rowsOf(useCall(reads.listSkills, [input]), ({ Skill: entry, ...row }) => ({ ...row, entry }));
  const values = rowsOf(useCall(reads.listValues, [input]), ({ Value: entry, ...row }) => ({ ...row, entry }));
  const activities = rowsOf(useCall(reads.listActivities, [input]), ({ Activity, ...row }) => ({
    ...row,
    entry: Activity,
  }));
  return [
    { kind: 'skills', query: skills, rate: rates.skills, remove: removeSkill },
    { kind: 'values', query: values, rate: rates.values, remove: removeValue },
    { kind: 'activities', query: activities, rate: rates.activities, remove: removeActivity },
  ];
};
