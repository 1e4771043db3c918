import { useState } from 'react';
import { Link } from 'react-router-dom';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { CvList } from './cv-list.tsx';
import type { RatedList } from './rated-lists.ts';

/** Undefined while nothing is answered. */
const useLastAssessment = (userId: string) => {
  const { data } = useCall(api.portfolios.listOfUser, [{ params: { userId } }], { isSilent: true });
  return data?.portfolios
    .filter(({ answered }) => answered > 0)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
};

export const CvLists = ({ userId, lists }: { userId: string; lists: readonly RatedList[] }) => {
  const { t } = useTranslation(['usercv', 'cv']);
  const [activeTab, openTab] = useState(0);
  const last = useLastAssessment(userId);
  return (
    <>
      {last && (
        <p>
          <Link to={assessmentPaths(last.id).proofs}>{t('proof.toProofs')}</Link>
        </p>
      )}
      <Tabs
        label={t('listTabs')}
        tabs={lists.map((list) => ({
          label: t(`cv:lists.${list.kind}`),
          ...(list.query.data && { count: String(list.query.data.length) }),
          panel: <CvList key={list.kind} list={list} portfolioId={last?.id} />,
        }))}
        activeTab={activeTab}
        onChange={openTab}
      />
    </>
  );
};
