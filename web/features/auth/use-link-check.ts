import { passwordLength } from '#shared/schemas/password.ts';
import { api } from '#web/lib/calls/api.ts';
import { useReply } from '#web/lib/calls/use-reply.ts';
import type { ResetLink } from './mailed-link.ts';

/**
 * Tells if a link to choose a password is dead, before anybody types one, and the fewest characters of that; undefined until it is
 * known. Not being able to ask is no reason to say so.
 */
export const useLinkCheck = ({ userId, token }: ResetLink): { isDead: boolean; shortest: number } | undefined => {
  const { data, error, isPending } = useReply(() => api.auth.checkLink({ body: { userId, token } }), {
    isSilent: true,
  });
  if (isPending) return undefined;
  return { isDead: error?.code === 'link_expired', shortest: data?.shortestPassword ?? passwordLength.min };
};
