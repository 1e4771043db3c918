import type { Status } from '#shared/lists.ts';
import type { User } from '#shared/schemas/user.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Chip } from '#web/ui/badge.tsx';

export const personName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const Email = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
};

const statusLooks = {
  PENDING: { tone: 'pending', icon: 'hourglass' },
  REJECTED: { tone: 'rejected', icon: 'x' },
  ACCEPTED: { tone: 'accepted', icon: 'check' },
} as const satisfies Record<Status, { tone: string; icon: string }>;

export const StatusChip = ({ status }: { status: Status }) => {
  const { t } = useTranslation('lists');
  return <Chip {...statusLooks[status]} text={t(`status.${status}`)} />;
};
