import type { User } from '#shared/schemas/user.ts';
import { useTabParam } from '#web/lib/address/use-tab-param.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ResourceShelf } from './resource-shelf.tsx';
import { useUploads } from './use-uploads.ts';

type ResourceTabsProps = { user: Pick<User, 'id' | 'role' | 'UniversityId'> };

/** One's own resources, to add to and change, and those of one's university, which only its administrators change. */
export const ResourceTabs = ({ user: { id, role, UniversityId } }: ResourceTabsProps) => {
  const { t } = useTranslation('resources');
  const [activeTab, openTab] = useTabParam(2);
  const own = useCall(api.resources.listOfUser, [{ params: { userId: id } }]);
  const shared = useCall(api.resources.listOfUniversity, [{ params: { universityId: UniversityId ?? '' } }], {
    isEnabled: UniversityId !== null,
  });
  // Here, since a file goes on being sent when the other tab is opened.
  const uploads = useUploads({ isForUniversity: false });
  const sharedUploads = useUploads({ isForUniversity: true });
  const sharing = role === 'admin' && { editing: { isForUniversity: true, uploads: sharedUploads } };
  return (
    <Tabs
      label={t('tabs')}
      tabs={[
        {
          label: t('own'),
          panel: <ResourceShelf key="own" query={own} editing={{ isForUniversity: false, uploads }} />,
        },
        { label: t('university'), panel: <ResourceShelf key="university" query={shared} {...sharing} /> },
      ]}
      activeTab={activeTab}
      onChange={openTab}
    />
  );
};
