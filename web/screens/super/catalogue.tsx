import { ListSkeleton, Loading } from '#web/blocks/loaded.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { AllFindings } from '#web/features/catalogue/all-findings.tsx';
import { ExportCatalogue } from '#web/features/catalogue/export-catalogue.tsx';
import { ImportCatalogue } from '#web/features/catalogue/import-catalogue.tsx';
import { useTabParam } from '#web/lib/address/search-params.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Tabs } from '#web/ui/tabs.tsx';

const StandIn = () => (
  <Loading>
    <ListSkeleton rows={12} />
  </Loading>
);
const ReadingList = onDemand(async () => (await import('#web/features/catalogue/reading-list.tsx')).ReadingList, {
  StandIn,
});

const Values = () => {
  const query = useCall(api.catalogue.listValues, []);
  return <ReadingList kind="value" query={query} rows={query.data?.values} />;
};
const Rncps = () => {
  const query = useCall(api.catalogue.listRncps, []);
  return <ReadingList kind="rncp" query={query} rows={query.data?.rncps} />;
};

export const Catalogue = () => {
  const { t } = useTranslation('wholeCatalogue');
  const [activeTab, openTab] = useTabParam(4);
  const files = (
    <div className="stack files-room">
      <ExportCatalogue />
      <ImportCatalogue />
    </div>
  );
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Tabs
        label={t('tabs')}
        activeTab={activeTab}
        onChange={openTab}
        tabs={[
          { label: t('files'), panel: files },
          { label: t('findings'), panel: <AllFindings /> },
          { label: t('values'), panel: <Values /> },
          { label: t('rncps'), panel: <Rncps /> },
        ]}
      />
    </>
  );
};
