import { PageHead } from '#web/blocks/page-head.tsx';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

// Loaded on demand, since it imports the names of 305 schools.
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
