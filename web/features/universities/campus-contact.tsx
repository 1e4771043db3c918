import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';

/** Names the administrators when there is no contact address (D58). */
export const CampusContact = ({ universityId }: { universityId: string }) => {
  const { t } = useTranslation('campusContact');
  const { data, isError } = useCall(api.users.contactOfUniversity, [{ params: { universityId } }], { isSilent: true });
  if (!data && !isError) return <p className="skeleton" aria-busy="true" />;
  if (data?.email) {
    return (
      <p>
        {t('email')} <a href={`mailto:${data.email}`}>{data.email}</a>
      </p>
    );
  }
  const names = (data?.administrators ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  return <p>{names ? t('names', { names }) : t('none')}</p>;
};
