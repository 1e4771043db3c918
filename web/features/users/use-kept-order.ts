import { useMemo, useState } from 'react';
import type { Member } from '#shared/schemas/user.ts';
import { isShown, type Shown, sortUsers, type UserSort } from './user-order.ts';

const arranged = (users: readonly Member[], sort: UserSort, shown: Shown): Member[] =>
  sortUsers(users.filter(isShown(shown)), sort);

/**
 * The people that are shown, where they stood when they were last sorted, whatever was decided of them since (D58): nobody slides
 * under the pointer of whoever is about to decide (U1). Who has come since stands at the end.
 */
export const useKeptOrder = (
  users: readonly Member[] | undefined,
  { sort, shown, isReading }: { sort: UserSort; shown: Shown; isReading: boolean },
): readonly Member[] | undefined => {
  // What was kept of an earlier visit is shown first; what is read on opening the list sorts it anew, once.
  const [isOpened, setOpened] = useState(false);
  if (users && !isReading && !isOpened) setOpened(true);

  const sorting = JSON.stringify([sort, shown, isOpened, users !== undefined]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes of the people does not sort them anew
  const order = useMemo(() => arranged(users ?? [], sort, shown).map(({ id }) => id), [sorting]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is made of sort and filter
  return useMemo(() => {
    if (!users) return undefined;
    const left = new Map(users.map((user) => [user.id, user]));
    const kept = order.flatMap((id) => {
      const user = left.get(id);
      left.delete(id);
      return user ?? [];
    });
    return [...kept, ...arranged([...left.values()], sort, shown)];
  }, [users, order]);
};
