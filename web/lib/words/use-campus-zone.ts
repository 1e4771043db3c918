import { timeZoneOf, usualTimeZone } from '#shared/domain/time-zone-of.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';

/** Undefined while it loads. Null stands for all universities and gets the default zone. */
export const useCampusZone = (universityId: string | null): string | undefined => {
  const { data } = useCall(api.universities.get, [{ params: { id: universityId ?? '' } }], {
    isEnabled: Boolean(universityId),
    isSilent: true,
  });
  return universityId === null ? usualTimeZone : data && timeZoneOf(data);
};
