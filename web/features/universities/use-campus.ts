import type { User } from '#shared/schemas/user.ts';
import { api } from '#web/lib/calls/api.ts';
import { useReply } from '#web/lib/calls/use-reply.ts';

/** For somebody who waits outside the areas: their university, undefined without one or when it can't be read; `isKnown` as soon as it is known which. */
export const useCampus = ({ UniversityId: id }: Pick<User, 'UniversityId'>) => {
  const { data, isPending } = useReply(id === null ? null : () => api.universities.get({ params: { id } }), {
    isSilent: true,
  });
  return { university: data, isKnown: !isPending };
};
