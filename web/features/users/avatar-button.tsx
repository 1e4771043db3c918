import { useState } from 'react';
import type { User } from '#shared/schemas/user.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';

const AvatarDialog = onDemand(async () => (await import('./avatar-dialog.tsx')).AvatarDialog);

/** Somebody's picture, which one presses to change it. */
export const AvatarButton = ({ user }: { user: User }) => {
  const { t } = useTranslation('profile');
  const [isChoosing, setChoosing] = useState(false);
  const { firstName, lastName, avatarUrl } = user;
  return (
    <>
      <button type="button" className="avatar-btn" aria-label={t('avatar.change')} onClick={() => setChoosing(true)}>
        <Avatar firstName={firstName} lastName={lastName} url={avatarUrl} size="l" />
        <span className="pen">
          <Icon name="pencil" />
        </span>
      </button>
      {isChoosing && <AvatarDialog user={user} onClose={() => setChoosing(false)} />}
    </>
  );
};
