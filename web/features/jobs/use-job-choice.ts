import { useSearchParams } from 'react-router-dom';
import { researchDomains } from '#shared/lists.ts';

type JobChoice = {
  /** The id of an assessment, not necessarily of one that exists. */
  portfolio: string | null;
  /** The id of a research domain; empty for all. */
  researchDomain: string;
  /** Puts a choice into the address; an empty one takes it out. */
  choose: (name: 'portfolio' | 'researchDomain', value: string) => void;
};

/** What the suggested jobs are chosen by, as the address says. */
export const useJobChoice = (): JobChoice => {
  const [params, setParams] = useSearchParams();
  const domain = params.get('researchDomain') ?? '';
  return {
    portfolio: params.get('portfolio'),
    researchDomain: researchDomains.some((id) => String(id) === domain) ? domain : '',
    choose: (name, value) => {
      const next = new URLSearchParams(params);
      if (value) next.set(name, value);
      else next.delete(name);
      setParams(next, { replace: true });
    },
  };
};
