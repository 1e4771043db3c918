import { useState } from 'react';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { CvList } from './cv-list.tsx';
import type { RatedList } from './rated-lists.ts';

export const CvLists = ({ lists }: { lists: readonly RatedList[] }) => {
  const { t } = useTranslation(['usercv', 'cv']);
  const [activeTab, openTab] = useState(0);
  return (
    <Tabs
      label={t('listTabs')}
      tabs={lists.map((list) => ({
        label: t(`cv:lists.${list.kind}`),
        ...(list.query.data && { count: String(list.query.data.length) }),
        panel: <CvList key={list.kind} list={list} />,
      }))}
      activeTab={activeTab}
      onChange={openTab}
    />
  );
};
