import type { UserRecord } from '#shared/schemas/user-record.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { useLabels } from '#web/lib/words/use-labels.ts';
import { FormGroup } from '#web/ui/fields/form-group.tsx';

/** The diplomas of seven professions that a member has beside those that they list. */
export const OtherDiplomasRead = ({ user: { otherDiplomasObtained: ids } }: { user: UserRecord }) => {
  const { t } = useTranslation(['user', 'profile']);
  const labels = useLabels()('otherDiploma');
  return (
    <FormGroup title={t('profile:otherDiplomas')}>
      {ids ? (
        <ul className="other-diplomas">
          {ids.split(',').map((id) => (
            <li key={id}>{labels[Number(id)]}</li>
          ))}
        </ul>
      ) : (
        <p className="muted">{t('otherDiplomas.none')}</p>
      )}
    </FormGroup>
  );
};
