import { isAnyShown } from '#shared/domain/cv/shown-cv.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CvSheet } from './cv-sheet.tsx';

export const CvPreview = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('usercv');
  const query = useCall(api.usercv.preview, [{ params: { id: userId } }]);
  return (
    <Loaded query={query} skeleton={<span className="skeleton" />}>
      {(cv) =>
        isAnyShown(cv.userCv) ? (
          <CvSheet cv={cv} userId={userId} />
        ) : (
          <EmptyState heading="h1" title={t('preview.empty')} text={t('preview.emptyText')} />
        )
      }
    </Loaded>
  );
};
