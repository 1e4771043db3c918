import type { ReactNode } from 'react';
import { api } from '#web/lib/calls/api.ts';
import { useSend } from '#web/lib/calls/use-send.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import type { AddressLink } from './mailed-link.ts';
import { UsedLink } from './used-link.tsx';

type KeepUnusedProps = {
  /** null: the address of the page names no link. */
  link: Pick<AddressLink, 'userId' | 'token'> | null;
  onward: ReactNode;
};

/** Uses a mailed link that keeps an account after a long absence, and says what came of it. */
export const KeepUnused = ({ link, onward }: KeepUnusedProps) => {
  const { t } = useTranslation('leaving');
  const { mutate, ...sent } = useSend(api.auth.stay, { isSilent: true });
  const words = {
    checking: t('stay.checking'),
    done: t('stay.done'),
    doneText: t('stay.doneText'),
    dead: t('stay.dead'),
    deadText: t('stay.deadText'),
    failed: t('stay.failed'),
  };
  const wayOut = (
    <>
      <p>{t('stay.deadLogin')}</p>
      {onward}
    </>
  );
  const send = () => link && mutate({ body: { userId: link.userId, token: link.token } });
  return <UsedLink hasLink={link !== null} {...{ send, sent, words, onward, wayOut }} />;
};
