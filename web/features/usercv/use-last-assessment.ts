import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';

/** Undefined while nothing is answered. */
export const useLastAssessment = (userId: string) => {
  const { data } = useCall(api.portfolios.listOfUser, [{ params: { userId } }], { isSilent: true });
  return data?.portfolios
    .filter(({ answered }) => answered > 0)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
};
