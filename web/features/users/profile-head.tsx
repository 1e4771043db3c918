import { useState } from 'react';
import { ageOn } from '#shared/domain/age.ts';
import type { User } from '#shared/schemas/user.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/i18n.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { today } from '#web/lib/today.ts';
import { useCall } from '#web/lib/use-call.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';

const AvatarDialog = onDemand(async () => (await import('./avatar-dialog.tsx')).AvatarDialog);

/** Whose profile it is: the picture, which one presses to change it, the name, the age and the university. */
export const ProfileHead = ({ user }: { user: User }) => {
  const { t } = useTranslation('profile');
  const { id, firstName, lastName, avatarUrl, UniversityId } = user;
  const [isChoosing, setChoosing] = useState(false);
  const { data: record } = useCall(api.users.get, [{ params: { id } }]);
  const { data: campus } = useCall(api.universities.get, [{ params: { id: UniversityId ?? '' } }], {
    isEnabled: UniversityId !== null,
    isSilent: true,
  });
  const age = record?.birthDate ? ageOn(record.birthDate, today()) : null;
  const facts = [age !== null && t('age', { count: age }), campus?.name].filter(Boolean);

  return (
    <div className="profile-head">
      <button type="button" className="avatar-btn" aria-label={t('avatar.change')} onClick={() => setChoosing(true)}>
        <Avatar firstName={firstName} lastName={lastName} url={avatarUrl} size="l" />
        <span className="pen">
          <Icon name="pencil" />
        </span>
      </button>
      <div>
        <h1>
          {firstName} {lastName}
        </h1>
        {/* Keeps its line while it is not known. */}
        <p className="muted">{facts.join(' · ') || '\u00a0'}</p>
      </div>
      {isChoosing && <AvatarDialog user={user} onClose={() => setChoosing(false)} />}
    </div>
  );
};
