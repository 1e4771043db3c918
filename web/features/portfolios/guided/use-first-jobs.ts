import { localized } from '#shared/domain/localized.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { currentLanguage } from '#web/lib/words/i18n.ts';

export type FirstJob = { id: string; name: string };

/** The first three jobs by what is saved so far; asked again when more is. Undefined until there are any. */
export const useFirstJobs = (portfolioId: string, isReady: boolean): readonly FirstJob[] | undefined => {
  const { data } = useCall(api.portfolios.generateJobs, [{ params: { id: portfolioId }, query: { limit: '3' } }], {
    isEnabled: isReady,
    isSilent: true,
  });
  const jobs = data?.calculatedJobs.map(({ Job }) => ({ id: Job.id, name: localized(Job, currentLanguage()).name }));
  return jobs?.length ? jobs : undefined;
};
