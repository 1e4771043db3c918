import type { User } from '#shared/schemas/user.ts';
import { api } from '#web/lib/api.ts';
import { useCall } from '#web/lib/use-call.ts';

/** The person's university; `isLoading` until it is known whether it can be read. Nobody else's is asked for, and a failure is only logged. */
export const useCampus = ({ UniversityId }: Pick<User, 'UniversityId'>) =>
  useCall(api.universities.get, [{ params: { id: UniversityId ?? '' } }], {
    isEnabled: UniversityId !== null,
    isSilent: true,
  });
