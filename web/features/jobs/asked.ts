import type { Portfolio } from '#shared/schemas/portfolio-record.ts';

const keyOf = (portfolioId: string): string => `asked ${portfolioId}`;

/** Saving or skipping the questions is stored on this device only. */
export const rememberAsked = (portfolioId: string): void => localStorage.setItem(keyOf(portfolioId), '');

/** True before the first list of an assessment: wishes or marked jobs show that a list was seen, also elsewhere. */
export const isFirstList = ({ id, wishes, keptJobs, hiddenJobs }: Portfolio): boolean =>
  wishes.length + keptJobs.length + hiddenJobs.length === 0 && localStorage.getItem(keyOf(id)) === null;
