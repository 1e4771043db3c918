import { PageHead } from '#web/blocks/page-head.tsx';
import { useTranslation } from '#web/lib/i18n.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session.ts';

// With the names of 305 schools.
const DoctorateTabs = onDemand(async () => (await import('#web/features/doctorates/doctorate-tabs.tsx')).DoctorateTabs);

export const Phd = () => {
  const { t } = useTranslation('doctorates');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <DoctorateTabs userId={useUser()?.id ?? ''} />
    </>
  );
};
