import { useState } from 'react';
import type { Query } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { CvList } from './cv-list.tsx';
import type { Rate, Row } from './rated-list.ts';

const { addSkill, addValue, addActivity } = api.usercv;

const rates: Record<'skills' | 'values' | 'activities', Rate> = {
  skills: Object.assign(({ entryId, value }: Rated) => addSkill({ body: { skillId: entryId, value } }), addSkill),
  values: Object.assign(({ entryId, value }: Rated) => addValue({ body: { valueId: entryId, value } }), addValue),
  activities: Object.assign(
    ({ entryId, value }: Rated) => addActivity({ body: { activityId: entryId, value } }),
    addActivity,
  ),
};
type Rated = Parameters<Rate>[0];

const rowsOf = <T,>({ data, ...query }: Query<readonly T[]>, rowOf: (read: T) => Row): Query<readonly Row[]> => ({
  ...query,
  data: data?.map(rowOf),
});

export const CvLists = ({ userId }: { userId: string }) => {
  const { t } = useTranslation(['usercv', 'cv']);
  const [activeTab, openTab] = useState(0);
  const params = { id: userId };
  const skills = useCall(api.usercv.listSkills, [{ params }]);
  const values = useCall(api.usercv.listValues, [{ params }]);
  const activities = useCall(api.usercv.listActivities, [{ params }]);
  const lists = [
    {
      kind: 'skills',
      query: rowsOf(skills, ({ Skill: entry, ...row }) => ({ ...row, entry })),
      remove: api.usercv.removeSkill,
    },
    {
      kind: 'values',
      query: rowsOf(values, ({ Value: entry, ...row }) => ({ ...row, entry })),
      remove: api.usercv.removeValue,
    },
    {
      kind: 'activities',
      query: rowsOf(activities, ({ Activity: entry, ...row }) => ({ ...row, entry })),
      remove: api.usercv.removeActivity,
    },
  ] as const;
  return (
    <Tabs
      label={t('listTabs')}
      tabs={lists.map((list) => ({
        label: t(`cv:lists.${list.kind}`),
        ...(list.query.data && { count: String(list.query.data.length) }),
        panel: <CvList key={list.kind} {...list} rate={rates[list.kind]} />,
      }))}
      activeTab={activeTab}
      onChange={openTab}
    />
  );
};
