import { useEffect } from 'react';
import { resumeAllAnswers } from './open-answers.ts';

/** Wherever that person goes on: sends what a page that was killed or cut off could not. */
export const useResumedAnswers = (userId: string): void => {
  useEffect(() => resumeAllAnswers(userId), [userId]);
};
