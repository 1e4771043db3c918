import type { Resource } from '#shared/schemas/resource.ts';
import type { User } from '#shared/schemas/user.ts';
import { ListSkeleton, Loaded, type Query } from '#web/blocks/loaded.tsx';
import { useTabParam } from '#web/lib/address/search-params.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ResourceList } from './resource-list.tsx';
import { type Uploads, useUploads } from './use-uploads.ts';
import './resources.css';

type ResourceShelfProps = { query: Query<readonly Resource[]>; uploads: Uploads | undefined };

/** Both load together, to avoid a layout shift. */
const ResourceShelf = ({ query, uploads }: ResourceShelfProps) => (
  <Loaded query={query} skeleton={<ListSkeleton isKeyed smallLines={2} />}>
    {(resources) => (
      <>
        <ResourceList kind="document" resources={resources} uploads={uploads} />
        <ResourceList kind="link" resources={resources} uploads={uploads} />
      </>
    )}
  </Loaded>
);

const scanLookMs = 3_000;

/** Reads the list again while a document waits for its scan. */
const refreshAfter = (resources: readonly Resource[] | undefined) =>
  resources?.some(({ scan }) => scan === 'WAITING') ? scanLookMs : false;

type ResourceTabsProps = { user: Pick<User, 'id' | 'role' | 'UniversityId'> };

/** Only administrators can change the university's resources. */
export const ResourceTabs = ({ user: { id, role, UniversityId } }: ResourceTabsProps) => {
  const { t } = useTranslation('resources');
  const [activeTab, openTab] = useTabParam(2);
  const own = useCall(api.resources.listOfUser, [{ params: { userId: id } }], { refreshAfter });
  const shared = useCall(api.resources.listOfUniversity, [{ params: { universityId: UniversityId ?? '' } }], {
    isEnabled: UniversityId !== null,
    refreshAfter,
  });
  // Kept above the tabs, so that switching tabs does not stop an upload.
  const ownUploads = useUploads({ isForUniversity: false });
  const sharedUploads = useUploads({ isForUniversity: true });
  const sharing = role === 'admin' ? sharedUploads : undefined;
  const tabs = [
    { label: t('own'), panel: <ResourceShelf key="own" query={own} uploads={ownUploads} /> },
    { label: t('university'), panel: <ResourceShelf key="university" query={shared} uploads={sharing} /> },
  ];
  return <Tabs label={t('tabs')} tabs={tabs} activeTab={activeTab} onChange={openTab} />;
};
