import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { queryOf } from '#web/lib/query-of.ts';
import type { ResetLink } from './mailed-link.ts';

/** Whether a link to choose a password is dead, before anybody types one; undefined until it is known. Not being able to ask is no reason to say so. */
export const useLinkCheck = ({ userId, token }: ResetLink): boolean | undefined => {
  const query = queryOf(api.auth.checkLink, { body: { userId, token } });
  const { error, isPending } = useQuery(
    {
      queryKey: query.queryKey,
      // A cache keeps no undefined.
      queryFn: async () => (await query.queryFn()) ?? true,
      // Its use is known from the form.
      refetchOnWindowFocus: false,
      meta: { isSilent: true },
    },
    queryClient,
  );
  return isPending ? undefined : error?.code === 'link_expired';
};
