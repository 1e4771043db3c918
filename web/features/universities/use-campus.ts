import type { User } from '#shared/schemas/user.ts';
import { api } from '#web/lib/calls/api.ts';
import { useReply } from '#web/lib/calls/use-reply.ts';

/** Undefined without a university or when it cannot be read. `isKnown` once the read has ended. */
export const useCampus = ({ UniversityId: id }: Pick<User, 'UniversityId'>) => {
  const { data, isPending } = useReply(id === null ? null : () => api.universities.get({ params: { id } }), {
    isSilent: true,
  });
  return { university: data, isKnown: !isPending };
};
