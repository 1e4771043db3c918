import { longDay } from '#shared/domain/long-date.ts';
import type { Language } from '#shared/lists.ts';
import { Raised } from './raised.tsx';

/** `day` is YYYY-MM-DD. */
export const LongDate = ({ day, language }: { day: string; language: Language }) => (
  <Raised>{longDay(day, language)}</Raised>
);
