import * as z from 'zod/mini';
import { type Rating, type RatingInput, rating, ratingInput } from '#shared/schemas/portfolio.ts';
import { readTouched, storeSaved } from '#web/features/portfolios/rating/rated-lists.ts';
import { findOpenPages, thisPage } from '#web/lib/address/open-pages.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import { notifyFailure } from '#web/lib/calls/notify-failure.ts';
import { registerUnsaved } from '#web/lib/forms/unsaved.ts';
import { followSession, getSession } from '#web/lib/session/session.ts';
import { currentTexts } from '#web/lib/words/i18n.ts';
import { type Journal, openJournal, sortOut } from './answer-journal.ts';
import { type AnswerQueue, createAnswerQueue } from './answer-queue.ts';
import { type Answers, isEmpty } from './answer-store.ts';
import { forgetJournals } from './kept-answers.ts';

const message = z.object({
  portfolioId: z.string(),
  given: z.optional(z.object({ id: z.string(), answer: ratingInput })),
  saved: z.optional(z.array(rating)),
});
type Message = z.infer<typeof message>;

const channel = new BroadcastChannel('thesee-answers');
const tell = (told: Message): void => channel.postMessage(told);

/** Tells the other pages of this browser that a row was answered here. */
const tellGiven = (portfolioId: string, id: string, answer: RatingInput): void =>
  tell({ portfolioId, given: { id, answer } });

/** Tells the other pages of this browser what was saved from here, so that they show it. */
const tellSaved = (portfolioId: string, saved: Rating[]): void => tell({ portfolioId, saved });

/** Hears what the other pages tell. */
const hearAnswers = (listener: (told: Message) => void): void => {
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const told = message.safeParse(data);
    if (told.success) listener(told.data);
  };
};

/** The answers of one assessment on their way: its queue and its journal. */
type Open = { queue: AnswerQueue; journal: Journal; close: () => void };

const opened = new Map<string, Open>();

/** No connection, a server that is busy or failing, a session that ended: none of it is about the answers. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && ([0, 401, 408, 429].includes(error.status) || error.status >= 500);

const sendTo = (portfolioId: string) => async (answers: Answers) => {
  const ratings = Object.entries(answers).map(([id, answer]) => ({ id, ...answer }));
  try {
    const saved = await api.portfolios.rateMany({ params: { id: portfolioId }, body: { ratings } });
    storeSaved(portfolioId, saved.ratings);
    tellSaved(portfolioId, saved.ratings);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || !isTemporary(error))) notifyFailure(error);
    throw error;
  }
  void announceChange(...api.portfolios.generateJobs.key);
};

const open = (portfolioId: string, userId: string): Open => {
  const journal = openJournal({ storage: localStorage, userId, portfolioId, page: thisPage });
  const queue = createAnswerQueue({ send: sendTo(portfolioId), isTemporary, journal });
  const closing = new AbortController();
  const { signal } = closing;
  const handleVisibility = () => (document.visibilityState === 'hidden' ? queue.leave() : queue.tryNow());
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  window.addEventListener('pagehide', queue.leave, { signal });
  window.addEventListener('online', queue.tryNow, { signal });
  // Somebody else, or nobody, is signed in: what is not sent waits in the journal for its owner.
  const unfollow = followSession(() => {
    if (getSession()?.user.id !== userId) opened.get(portfolioId)?.close();
  });
  const close = () => {
    queue.stop();
    closing.abort();
    unfollow();
    opened.delete(portfolioId);
  };
  return { queue, journal, close };
};

const openOnce = (portfolioId: string): Open => {
  const known = opened.get(portfolioId) ?? open(portfolioId, getSession()?.user.id ?? '');
  opened.set(portfolioId, known);
  return known;
};

hearAnswers(({ portfolioId, given, saved }) => {
  if (given) opened.get(portfolioId)?.queue.supersede(given.id, given.answer);
  if (saved) storeSaved(portfolioId, saved);
});

/** The queue of an assessment's answers: one a page, which outlives the screen. */
export const queueOf = (portfolioId: string): AnswerQueue => openOnce(portfolioId).queue;

export const giveAnswer = (portfolioId: string, ...[id, answer]: Parameters<AnswerQueue['answer']>): void => {
  queueOf(portfolioId).answer(id, answer);
  tellGiven(portfolioId, id, answer);
};

/** Sends again what a page that is gone could not send of an assessment; does nothing when there is none. */
export const resumeAnswers = async (portfolioId: string): Promise<void> => {
  const { queue, journal } = openOnce(portfolioId);
  if (Object.keys(journal.entries()).length === 0) return;
  try {
    const [touchedAt, isOpen] = await Promise.all([readTouched(portfolioId), findOpenPages()]);
    const { again, dropped } = sortOut(journal.entries(), touchedAt, isOpen);
    for (const id of dropped) journal.drop(id);
    for (const id of Object.keys(again)) journal.adopt(id);
    if (!isEmpty(again)) queue.restore(again);
  } catch (error) {
    // Not readable now: the journal keeps them for the next time. Gone for good: so are its answers.
    if (error instanceof ApiError && error.status === 404) for (const id in journal.entries()) journal.drop(id);
  }
};

/** How long one waits for answers to be saved before something that needs them, in milliseconds. */
const patience = 3000;

/** Sends what waits of every assessment; resolves, soon at any rate, to the number of answers that could not be saved. */
export const settleAnswers = async (): Promise<number> => {
  const queues = [...opened.values()].map(({ queue }) => queue);
  const settled = Promise.all(queues.map((queue) => queue.settle()));
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, patience))]);
  return queues.reduce((count, queue) => count + Object.keys(queue.getState().unsaved).length, 0);
};

registerUnsaved({
  settle: async () => {
    const count = await settleAnswers();
    return count > 0 ? currentTexts()('unsaved.answers', { count }) : null;
  },
  discard: () => forgetJournals(localStorage),
});
