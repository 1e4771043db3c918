import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import type { ResetLink } from './mailed-link.ts';

/** Whether a link to choose a password is dead, before anybody types one; undefined until it is known. Not being able to ask is no reason to say so. */
export const useLinkCheck = ({ userId, token }: ResetLink): boolean | undefined => {
  const { error, isPending } = useQuery({
    queryKey: [...api.auth.checkLink.key, userId, token],
    queryFn: async () => {
      await api.auth.checkLink({ body: { userId, token } });
      return true;
    },
    // Its use is known from the form.
    refetchOnWindowFocus: false,
    meta: { isSilent: true },
  });
  return isPending ? undefined : error?.code === 'link_expired';
};
