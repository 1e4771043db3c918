import { Link, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { isAnyShown } from '#shared/domain/cv/shown-cv.ts';
import { type PublicCv, publicCv } from '#shared/schemas/usercv.ts';
import { CvSheet } from '#web/features/usercv/cv-sheet.tsx';
import { readPageData } from '#web/lib/first-load.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
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

/** Most readers get the CV with the page, so that calls load on demand. */
const AskedCv = onDemand(async () => (await import('#web/features/usercv/asked-cv.tsx')).AskedCv, {
  texts: ['errors'],
  StandIn: () => <div className="cv" aria-busy="true" />,
});

const CvOf = ({ id }: { id: string }) => {
  const served = location.pathname === embedded.address ? embedded.cv : undefined;
  const show = (cv: PublicCv | null) => (cv && isAnyShown(cv.userCv) ? <CvSheet cv={cv} userId={id} /> : <Missing />);
  return served === undefined ? <AskedCv id={id} show={show} /> : show(served);
};

export const Cv = () => {
  const { id = '' } = useParams();
  return (
    <div className="wrap">
      <CvOf key={id} id={id} />
    </div>
  );
};
