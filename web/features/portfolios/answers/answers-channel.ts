import * as z from 'zod/mini';
import { type Rating, type RatingInput, rating, ratingInput } from '#shared/schemas/portfolio.ts';

const message = z.object({
  portfolioId: z.string(),
  given: z.optional(z.object({ id: z.string(), answer: ratingInput })),
  saved: z.optional(z.array(rating)),
});
type Message = z.infer<typeof message>;

const channel = new BroadcastChannel('thesee-answers');
const tell = (told: Message): void => channel.postMessage(told);

/** Tells the other pages of this browser that a row was answered here. */
export const tellGiven = (portfolioId: string, id: string, answer: RatingInput): void =>
  tell({ portfolioId, given: { id, answer } });

/** Tells the other pages of this browser what was saved from here, so that they show it. */
export const tellSaved = (portfolioId: string, saved: Rating[]): void => tell({ portfolioId, saved });

/** Hears what the other pages tell. */
export const hearAnswers = (listener: (told: Message) => void): void => {
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const told = message.safeParse(data);
    if (told.success) listener(told.data);
  };
};
