import { useState } from 'react';
import type { Member } from '#shared/schemas/user.ts';

/** Who is ticked, of those who wait for a decision. */
export const usePicked = (pending: readonly Member[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const isPicked = ({ id }: Member): boolean => ids.has(id);
  const set = (users: readonly Member[], isOn: boolean) => {
    const these = users.map(({ id }) => id);
    setIds(isOn ? new Set([...ids, ...these]) : new Set([...ids].filter((id) => !these.includes(id))));
  };
  return {
    /** Those who still wait, in the order of the list. */
    users: pending.filter(isPicked),
    isPicked,
    toggle: (user: Member) => set([user], !isPicked(user)),
    /** Ticks all of them, or none where all were. */
    toggleAll: (users: readonly Member[]) => set(users, !users.every(isPicked)),
    clear: () => setIds(new Set()),
  };
};
