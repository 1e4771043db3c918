import type { ReactNode } from 'react';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import type { AddressLink } from './mailed-link.ts';
import { UsedLink } from './used-link.tsx';

type ConfirmEmailProps = {
  /** null: the address of the page names no link. */
  link: AddressLink | null;
  /** The ways on once it is confirmed, and from a dead link. */
  onward: ReactNode;
  wayOut: ReactNode;
};

/** Uses a mailed link that confirms an address, and says what came of it. */
export const ConfirmEmail = ({ link, onward, wayOut }: ConfirmEmailProps) => {
  const { t } = useTranslation('waiting');
  const { mutate, ...sent } = useSend(api.auth.confirmEmail, { isSilent: true });
  const words = {
    checking: t('confirm.checking'),
    done: t('confirm.done'),
    doneText: link?.email ? t('confirm.doneTextWith', { email: link.email }) : t('confirm.doneText'),
    dead: t('confirm.dead'),
    deadText: t('confirm.deadText'),
    failed: t('confirm.failed'),
  };
  const send = () => link && mutate({ body: { userId: link.userId, token: link.token } });
  return <UsedLink hasLink={link !== null} {...{ send, sent, words, onward, wayOut }} />;
};
