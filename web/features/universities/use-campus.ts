import type { User } from '#shared/schemas/user.ts';
import { api } from '#web/lib/api.ts';
import { useCall } from '#web/lib/use-call.ts';

/** The person's university, undefined without one or when it can't be read; `isKnown` as soon as it is known which. */
export const useCampus = ({ UniversityId }: Pick<User, 'UniversityId'>) => {
  const { data, isFetched } = useCall(api.universities.get, [{ params: { id: UniversityId ?? '' } }], {
    isEnabled: UniversityId !== null,
    isSilent: true,
  });
  return { university: data, isKnown: isFetched || UniversityId === null };
};
