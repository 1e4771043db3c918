import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

const handed = z.object({ planStep: z.string() });

/** What a link to the career plan brings along: a step that one may add to it. */
export const handStep = (planStep: string): z.infer<typeof handed> => ({ planStep });

/** The step that the link to this screen brought along, and how to take it: once, so that no reload adds it again. */
export const useHandedStep = (): { step: string | undefined; take: () => void } => {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  return {
    step: handed.safeParse(state).data?.planStep,
    take: () => void navigate({ search }, { replace: true, state: null, preventScrollReset: true }),
  };
};
