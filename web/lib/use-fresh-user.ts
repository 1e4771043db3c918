import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';
import { queryOf } from './query-of.ts';
import { storeUser, useUser } from './session.ts';

/** Re-reads the signed-in person whenever the window gets the focus, when another tab changed people, and `every` so many milliseconds; stores what it reads. */
export const useFreshUser = (every?: number): void => {
  const id = useUser()?.id;
  const { data } = useQuery(
    {
      ...queryOf(api.users.get, { params: { id: id ?? '' } }),
      enabled: id !== undefined,
      meta: { isSilent: true },
      refetchOnWindowFocus: 'always',
      refetchInterval: every ?? false,
    },
    queryClient,
  );
  useEffect(() => {
    if (data) storeUser(data);
  }, [data]);
};
