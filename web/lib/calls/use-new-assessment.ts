import { useNavigate } from 'react-router-dom';
import { newTitle } from '#shared/domain/new-title.ts';
import { assessmentPaths } from '#web/lib/address/assessment-paths.ts';
import { currentTexts, loadTexts } from '#web/lib/words/i18n.ts';
import { api } from './api.ts';
import { notifySuccess } from './notify.ts';
import { useSend } from './use-send.ts';

// The calling screen need not have these texts: those of the opened one say it.
const announceCreated = async (): Promise<void> => {
  await loadTexts(['portfolios']);
  notifySuccess(currentTexts()('portfolios:created'));
};

/**
 * Creates an assessment under a title that is not taken and opens its first question, or its tabs. `titles` is undefined
 * while they load, when a press does nothing, and null when they cannot be read: then the server names it.
 */
export const useNewAssessment = (titles: readonly string[] | null | undefined) => {
  const navigate = useNavigate();
  const create = useSend(api.portfolios.create);
  const open = async (way: 'guided' | 'tabs'): Promise<void> => {
    const { id } = await create.mutateAsync({ body: titles ? { title: newTitle(titles) } : {} });
    void navigate(assessmentPaths(id)[way]);
    await announceCreated();
  };
  const isBusy = create.isPending || titles === undefined;
  return {
    isBusy,
    begin: (way: 'guided' | 'tabs' = 'guided'): void => {
      // A failed call or load shows its own message.
      if (!isBusy) open(way).catch(() => undefined);
    },
  };
};
