import { forgetJournals, journalsOf } from './kept-answers.ts';

/** Sends again whatever of that person's answers this device still keeps, and removes what it keeps of others. */
export const resumeKeptAnswers = async (userId: string): Promise<void> => {
  forgetJournals(localStorage, userId);
  const kept = journalsOf(localStorage, userId);
  if (kept.length === 0) return;
  const { resumeAnswers } = await import('./open-answers.ts');
  await Promise.all(kept.map(resumeAnswers));
};
