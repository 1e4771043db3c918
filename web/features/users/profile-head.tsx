import { ageOn } from '#shared/domain/age.ts';
import type { User } from '#shared/schemas/user.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { AvatarButton } from './avatar-button.tsx';

/** Whose profile it is: the picture, the name, the age and the university. */
export const ProfileHead = ({ user }: { user: User }) => {
  const { t } = useTranslation('profile');
  const { id, firstName, lastName, UniversityId } = user;
  const { data: record } = useCall(api.users.get, [{ params: { id } }]);
  const { data: campus } = useCall(api.universities.get, [{ params: { id: UniversityId ?? '' } }], {
    isEnabled: UniversityId !== null,
    isSilent: true,
  });
  const age = record?.birthDate ? ageOn(record.birthDate, today()) : null;
  const facts = [age !== null && t('age', { count: age }), campus?.name].filter(Boolean);

  return (
    <div className="profile-head">
      <AvatarButton user={user} />
      <div>
        <h1>
          {firstName} {lastName}
        </h1>
        {/* Keeps its line while it is not known. */}
        <p className="muted">{facts.join(' · ') || '\u00a0'}</p>
      </div>
    </div>
  );
};
