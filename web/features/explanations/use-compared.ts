import type { JobExplanation } from '#shared/schemas/portfolio.ts';
import { api } from '#web/lib/calls/api.ts';
import type { ApiError } from '#web/lib/calls/api-error.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useNames } from './use-names.ts';

/** A job that there is not, or not any more, is left out; anything else that fails is told. */
const isUnknown = ({ status, code }: ApiError): boolean =>
  status === 404 || (status === 422 && code !== 'incomplete_evaluation');

/** Why each of up to three jobs stands where it stands; `portfolioId` undefined: not yet. */
export const useCompared = (portfolioId: string | undefined, jobIds: readonly string[]) => {
  const useExplained = (jobId: string | undefined) =>
    useCall(
      api.portfolios.explainJob,
      [{ params: { id: portfolioId ?? '' }, body: { jobId: jobId ?? '', answers: [] } }],
      {
        isEnabled: portfolioId !== undefined && jobId !== undefined,
        isSilent: true,
      },
    );
  const [first, second, third] = jobIds;
  const replies = [useExplained(first), useExplained(second), useExplained(third)].slice(0, jobIds.length);
  const names = useNames();
  const known = replies.filter(({ error }) => !error || !isUnknown(error));
  const jobs = known.flatMap(({ data }): JobExplanation[] => (data ? [data] : []));
  const isWhole = jobs.length === known.length && names.data !== undefined;
  return {
    data: isWhole && names.data ? { jobs, names: names.data } : undefined,
    error: known.map(({ error }) => error).find((error) => error !== null) ?? names.error,
    isFetching: names.isFetching || known.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all([names.refetch(), ...known.map(({ refetch }) => refetch())]),
  };
};
