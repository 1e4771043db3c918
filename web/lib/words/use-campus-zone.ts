import { timeZoneOf, usualTimeZone } from '#shared/domain/time-zone-of.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';

/** Undefined while it loads; the default zone for null, which means all universities. */
export const useCampusZone = (universityId: string | null): string | undefined => {
  const { data } = useCall(api.universities.get, [{ params: { id: universityId ?? '' } }], {
    isEnabled: Boolean(universityId),
    isSilent: true,
  });
  return universityId === null ? usualTimeZone : data && timeZoneOf(data);
};
