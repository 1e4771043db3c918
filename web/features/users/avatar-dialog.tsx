import type { User } from '#shared/schemas/user.ts';
import { PictureDialog } from '#web/blocks/picture-dialog.tsx';
import { api } from '#web/lib/calls/api.ts';
import { storeUser, useUser } from '#web/lib/session/session.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { personName } from './person.tsx';

export const AvatarDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const { t } = useTranslation('profile');
  const isOwn = useUser()?.id === user.id;
  const { firstName, lastName, avatarUrl } = user;
  return (
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
      onClose={onClose}
    />
  );
};
