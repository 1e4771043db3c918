import type { UserCv } from '#shared/schemas/usercv.ts';
import { Loaded } from '#web/blocks/loaded.tsx';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { AboutField } from './about-field.tsx';
import { CvSections, type Items } from './cv-sections.tsx';
import { PublicLink } from './public-link.tsx';
import { useCv } from './use-cv.ts';
import { Withdraw } from './withdraw.tsx';

const Skeleton = () => (
  <div className="form-skeleton">
    {[1, 2, 3, 4, 5].map((line) => (
      <span key={line} className="skeleton" />
    ))}
  </div>
);

const Editor = ({ userId, stored, items }: { userId: string; stored: UserCv; items: Items }) => {
  const { t } = useTranslation('usercv');
  const record = useCv(userId, stored);
  return (
    <div className="cv-editor">
      <PublicLink userId={userId} record={record} />
      <AboutField record={record} />
      <div className="toolbar flush">
        <h2>{t('sections')}</h2>
        <Withdraw userId={userId} />
      </div>
      <CvSections userId={userId} record={record} items={items} />
    </div>
  );
};

/** One's CV: its link, the text about oneself, and what of it anybody may read. */
export const CvEditor = ({ userId }: { userId: string }) => {
  const query = useCall(api.usercv.get, [{ params: { id: userId } }]);
  return (
    <Loaded query={query} skeleton={<Skeleton />}>
      {({ user, userCv }) => userCv && <Editor userId={userId} stored={userCv} items={user} />}
    </Loaded>
  );
};
