import { useTabParam } from '#web/lib/address/search-params.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { DoctorateDetails } from './doctorate-details.tsx';
import { DoctorateTexts, type TextGroup } from './doctorate-texts.tsx';
import { DoctoralYear, MyDoctorate } from './my-doctorate.tsx';

const written = [
  {
    tab: 'appreciation',
    groups: [
      { title: 'appreciation', hint: 'appreciationHint', fields: ['appreciatedAspects', 'unappreciatedAspects'] },
    ],
  },
  {
    tab: 'presentation',
    groups: [
      { title: 'inShort', hint: 'inShortHint', fields: ['aboutTheDoctorate', 'briefDescription', 'problematic'] },
      { title: 'approach', fields: ['stateOfArt', 'hypothesis', 'hypothesisTesting'] },
      { title: 'results', fields: ['resultsAnalysis', 'conclusion', 'communication'] },
    ],
  },
  { tab: 'smart', groups: [{ title: 'goals', hint: 'goalsHint', fields: ['smartGoals'] }] },
] as const satisfies { tab: string; groups: readonly TextGroup[] }[];

export const DoctorateTabs = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('doctorates');
  const [activeTab, openTab] = useTabParam(1 + written.length);
  return (
    <MyDoctorate userId={userId}>
      {(doctorate) => (
        <>
          <DoctoralYear doctorate={doctorate} />
          <Tabs
            label={t('tabs')}
            tabs={[
              { label: t('details'), panel: <DoctorateDetails userId={userId} doctorate={doctorate} /> },
              ...written.map(({ tab, groups }) => ({
                label: t(tab),
                panel: (
                  <DoctorateTexts
                    key={tab}
                    userId={userId}
                    doctorate={doctorate}
                    groups={groups}
                    success={t('updated')}
                  />
                ),
              })),
            ]}
            activeTab={activeTab}
            onChange={openTab}
          />
        </>
      )}
    </MyDoctorate>
  );
};
