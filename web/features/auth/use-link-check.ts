import { api } from '#web/lib/api.ts';
import { useReply } from '#web/lib/use-reply.ts';
import type { ResetLink } from './mailed-link.ts';

/** Whether a link to choose a password is dead, before anybody types one; undefined until it is known. Not being able to ask is no reason to say so. */
export const useLinkCheck = ({ userId, token }: ResetLink): boolean | undefined => {
  const { error, isPending } = useReply(() => api.auth.checkLink({ body: { userId, token } }), { isSilent: true });
  return isPending ? undefined : error?.code === 'link_expired';
};
