import { useState } from 'react';
import { ageOn } from '#shared/domain/age.ts';
import type { User } from '#shared/schemas/user.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { storeUser, useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { today } from '#web/lib/words/today.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { personName } from './person.tsx';
import './profile.css';

const PictureDialog = onDemand(async () => (await import('#web/blocks/picture-dialog.tsx')).PictureDialog<User>);

export const AvatarButton = ({ user }: { user: User }) => {
  const { t } = useTranslation('profile');
  const [isChoosing, setChoosing] = useState(false);
  const isOwn = useUser()?.id === user.id;
  const { firstName, lastName, avatarUrl } = user;
  return (
    <>
      <button type="button" className="avatar-btn" aria-label={t('avatar.change')} onClick={() => setChoosing(true)}>
        <Avatar firstName={firstName} lastName={lastName} url={avatarUrl} size="l" />
        <span className="pen">
          <Icon name="pencil" />
        </span>
      </button>
      {isChoosing && (
        <PictureDialog
          title={isOwn ? t('avatar.title') : t('avatar.titleOf', { name: personName(user) })}
          shape="square"
          preview={(chosenUrl) => (
            <Avatar firstName={firstName} lastName={lastName} url={chosenUrl ?? avatarUrl} size="l" />
          )}
          previewText={t('avatar.crop')}
          submitLabel={t('avatar.save')}
          success={t('avatar.done')}
          id={user.id}
          calls={{ form: api.users.avatarForm, upload: api.users.uploadAvatar }}
          onDone={storeUser}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
};

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
        {/* The line keeps its height while the facts load. */}
        <p className="muted">{facts.join(' · ') || '\u00a0'}</p>
      </div>
    </div>
  );
};
