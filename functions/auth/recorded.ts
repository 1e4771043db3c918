import type { StoredUser } from '#functions/data/users.ts';
import type { CallContext } from '#functions/lib/answer.ts';
import { basePath, type Route } from '#shared/contract.ts';

/** The context of a commit that the audit tells of, though it is the person's own doing: what concerns the safety of their account (D68). */
export const recorded = <C extends Pick<CallContext, 'effects' | 'requestId' | 'now' | 'deadline'>>(
  context: C,
  { id, universityId }: Pick<StoredUser, 'id' | 'universityId'>,
  { method, path }: Route,
): C => ({
  ...context,
  effects: {
    ...context.effects,
    audit: {
      actorId: id,
      universityId: universityId ?? null,
      call: `${method} ${basePath}${path}`,
      targets: [id],
      requestId: context.requestId,
    },
  },
});
