import { Link, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { isAnyShown } from '#shared/domain/shown-cv.ts';
import { publicCv } from '#shared/schemas/usercv.ts';
import { Failed } from '#web/blocks/failed.tsx';
import { CvSheet } from '#web/features/usercv/cv-sheet.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useReply } from '#web/lib/calls/use-reply.ts';
import { readPageData } from '#web/lib/first-load.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useRecordTitle } from '#web/lib/words/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Null when the page has no public CV. */
const embedded = {
  address: location.pathname,
  cv: z.safeParse(z.nullable(publicCv), readPageData('public-cv')).data,
};

const Missing = () => {
  const { t } = useTranslation('cv');
  useRecordTitle(t('page.missing'));
  return (
    <EmptyState
      heading="h1"
      title={t('page.missing')}
      text={t('page.missingText')}
      action={
        <Link className={buttonClass({})} to="/">
          {t('home')}
        </Link>
      }
    />
  );
};

const CvOf = ({ id }: { id: string }) => {
  const served = location.pathname === embedded.address ? embedded.cv : undefined;
  const asked = useReply(served === undefined ? () => api.usercv.getPublic({ params: { id } }) : null, {
    isSilent: true,
  });
  const cv = served ?? asked.data;
  if (cv && isAnyShown(cv.userCv)) return <CvSheet cv={cv} userId={id} />;
  if (served === null || cv || asked.error?.status === 404) return <Missing />;
  if (asked.error) return <Failed error={asked.error} isRetrying={false} onRetry={() => location.reload()} />;
  return <div className="cv" aria-busy="true" />;
};

export const Cv = () => {
  const { id = '' } = useParams();
  return (
    <div className="wrap">
      <CvOf key={id} id={id} />
    </div>
  );
};
