import { dayIn } from '#shared/domain/day-in.ts';

/** The day (YYYY-MM-DD) it is where the reader is. */
export const today = (): string => dayIn(Date.now());

/** The year it is where the reader is. */
export const thisYear = (): number => Number(today().slice(0, 4));
