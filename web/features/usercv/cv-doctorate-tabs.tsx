import { useState } from 'react';
import { Link } from 'react-router-dom';
import { doctorateTextNames, hasDoctorateFacts } from '#shared/domain/doctorate-facts.ts';
import { DoctorateFacts, DoctorateTexts } from '#web/blocks/doctorate-shown.tsx';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { VisibilitySwitch } from '#web/ui/fields/cv-fields.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { CvRecord } from './use-cv.ts';

/** Two of these texts have a visibility switch (D24). */
const written = [
  { tab: 'appreciation', flag: 'showAppreciation' },
  { tab: 'presentation', flag: undefined },
  { tab: 'smart', flag: 'showSmart' },
] as const;

export const CvDoctorateTabs = ({ userId, record: { cv, choose } }: { userId: string; record: CvRecord }) => {
  const { t } = useTranslation('usercv');
  const [activeTab, openTab] = useState(0);
  const query = useCall(api.doctorates.get, [{ params: { userId } }]);
  const nothing = <p className="muted">{t('parts.empty')}</p>;
  return (
    <Loaded query={query} skeleton={<span className="skeleton" />}>
      {(doctorate) => (
        <>
          <Tabs
            label={t('parts.label')}
            tabs={[
              {
                label: t('parts.doctorate'),
                panel: hasDoctorateFacts(doctorate) ? <DoctorateFacts doctorate={doctorate} /> : nothing,
              },
              ...written.map(({ tab, flag }) => ({
                label: t(`parts.${tab}`),
                panel: (
                  <>
                    {flag && (
                      <div className="row between">
                        <p className="hint">{t('parts.own')}</p>
                        <VisibilitySwitch
                          label={t('itemSwitch', { name: t(`parts.${tab}`) })}
                          onLabel={t('public')}
                          offLabel={t('private')}
                          isOn={cv[flag]}
                          onChange={(isOn) => choose({ [flag]: isOn })}
                        />
                      </div>
                    )}
                    {doctorateTextNames[tab].some((name) => doctorate[name]) ? (
                      <DoctorateTexts doctorate={doctorate} names={doctorateTextNames[tab]} heading="h4" />
                    ) : (
                      nothing
                    )}
                  </>
                ),
              })),
            ]}
            activeTab={activeTab}
            onChange={openTab}
          />
          <p className="small muted">
            {t('parts.edit')} <Link to={`/user/phd?activeTab=${activeTab}`}>{t('parts.toDoctorate')}</Link>
          </p>
        </>
      )}
    </Loaded>
  );
};
