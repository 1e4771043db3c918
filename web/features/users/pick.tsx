import { useEffect, useRef } from 'react';
import type { Member } from '#shared/schemas/user.ts';
import { useTranslation } from '#web/lib/words/i18n.ts';
import { personName } from './person.tsx';
import type { Picked } from './use-table-decisions.ts';

type TickProps = { label: string; isPicked: boolean; isMixed?: boolean; onChange: () => void };

const Tick = ({ label, isPicked, isMixed = false, onChange }: TickProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className="check">
      <input ref={box} type="checkbox" aria-label={label} checked={isPicked} onChange={onChange} />
    </label>
  );
};

export const PickUser = ({ user, picked }: { user: Member; picked: Picked }) => {
  const { t } = useTranslation('users');
  return (
    <Tick
      label={t('pickWho', { name: personName(user) })}
      isPicked={picked.isPicked(user)}
      onChange={() => picked.toggle(user)}
    />
  );
};

export const PickAll = ({ users, picked }: { users: readonly Member[]; picked: Picked }) => {
  const { t } = useTranslation('users');
  const count = users.filter(picked.isPicked).length;
  return (
    <Tick
      label={t('pickAll', { count: users.length })}
      isPicked={count === users.length}
      isMixed={count > 0 && count < users.length}
      onChange={() => picked.toggleAll(users)}
    />
  );
};
