import { listJournals, removeJournals } from './kept-answers.ts';

/** Sends the answers that this device still keeps for a user and removes those of other users. */
export const resumeKeptAnswers = async (userId: string): Promise<void> => {
  removeJournals(localStorage, userId);
  const kept = listJournals(localStorage, userId);
  if (kept.length === 0) return;
  const { resumeAnswers } = await import('./open-answers.ts');
  await Promise.all(kept.map(resumeAnswers));
};
