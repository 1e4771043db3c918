import { PageHead } from '#web/blocks/page-head.tsx';
import { MyDoctorate } from '#web/features/doctorates/my-doctorate.tsx';
import { useTranslation } from '#web/lib/i18n.ts';
import { useUser } from '#web/lib/session.ts';

export const Phd = () => {
  const { t } = useTranslation('doctorates');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <MyDoctorate userId={useUser()?.id ?? ''} />
    </>
  );
};
