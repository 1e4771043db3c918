import { dayIn } from '#shared/domain/day-in.ts';

/** YYYY-MM-DD in the reader's time zone. */
export const today = (): string => dayIn(Date.now());

export const thisYear = (): number => Number(today().slice(0, 4));
