import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '#web/blocks/page-head.tsx';
import { CvEditor } from '#web/features/usercv/cv-editor.tsx';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

const CvPreview = onDemand(async () => (await import('#web/features/usercv/cv-preview.tsx')).CvPreview);

export const MyCv = () => {
  const { t } = useTranslation(['usercv', 'cv']);
  const [params] = useSearchParams();
  const userId = useUser()?.id ?? '';
  if (params.has('preview'))
    return (
      <>
        <div className="row between no-print">
          <Note>{t('preview.note')}</Note>
          <Link className={buttonClass({})} to="/user/cv">
            {t('preview.back')}
          </Link>
        </div>
        <CvPreview userId={userId} />
      </>
    );
  return (
    <>
      <PageHead
        title={t('cv:title')}
        lead={t('lead')}
        actions={
          <Link className={buttonClass({})} to="/user/cv?preview">
            {t('preview.open')}
          </Link>
        }
      />
      <CvEditor userId={userId} />
    </>
  );
};
