import { PageHead } from '#web/blocks/page-head.tsx';
import { DoctorateTabs } from '#web/features/doctorates/doctorate-tabs.tsx';
import { useTranslation } from '#web/lib/i18n.ts';
import { useUser } from '#web/lib/session.ts';

export const Phd = () => {
  const { t } = useTranslation('doctorates');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <DoctorateTabs userId={useUser()?.id ?? ''} />
    </>
  );
};
