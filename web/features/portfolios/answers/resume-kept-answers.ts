import { listJournals, removeJournals } from './kept-answers.ts';

/** Also removes the kept answers of other users. */
export const resumeKeptAnswers = async (userId: string): Promise<void> => {
  removeJournals(localStorage, userId);
  const kept = listJournals(localStorage, userId);
  if (kept.length === 0) return;
  const { resumeAnswers } = await import('./open-answers.ts');
  await Promise.all(kept.map(resumeAnswers));
};
