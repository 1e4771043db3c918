import type { Status } from '#shared/lists.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { Chip } from '#web/ui/badge.tsx';

const looks = {
  PENDING: { tone: 'pending', icon: 'hourglass' },
  REJECTED: { tone: 'rejected', icon: 'x' },
  ACCEPTED: { tone: 'accepted', icon: 'check' },
} as const satisfies Record<Status, { tone: string; icon: string }>;

/** A person's status as icon, word and tint. */
export const StatusChip = ({ status }: { status: Status }) => {
  const { t } = useTranslation('lists');
  return <Chip {...looks[status]} text={t(`status.${status}`)} />;
};
