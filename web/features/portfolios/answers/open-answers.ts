import * as z from 'zod/mini';
import { rating, ratingInput } from '#shared/schemas/portfolio.ts';
import { readTouched, storeSaved } from '#web/features/portfolios/rating/rated-lists.ts';
import { findOpenPages, thisPage } from '#web/lib/address/open-pages.ts';
import { api } from '#web/lib/calls/api.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { announceChange } from '#web/lib/calls/changes.ts';
import { notifyFailure } from '#web/lib/calls/failures.ts';
import { registerUnsaved } from '#web/lib/forms/unsaved.ts';
import { followSession, getSession } from '#web/lib/session/session.ts';
import { currentTexts } from '#web/lib/words/i18n.ts';
import { type Journal, openJournal, reconcileEntries } from './answer-journal.ts';
import { type AnswerQueue, createAnswerQueue } from './answer-queue.ts';
import { type Answers, isEmpty } from './answer-store.ts';
import { removeJournals } from './kept-answers.ts';

/** Broadcast between the pages of one browser. */
const message = z.object({
  portfolioId: z.string(),
  given: z.optional(z.object({ id: z.string(), answer: ratingInput })),
  saved: z.optional(z.array(rating)),
});
type Message = z.infer<typeof message>;

const channel = new BroadcastChannel('thesee-answers');
const broadcast = (sent: Message): void => channel.postMessage(sent);

type Open = { queue: AnswerQueue; journal: Journal; close: () => void };

const opened = new Map<string, Open>();

/** No connection (0), an ended session, a university on its way to another place (421), or a busy or failing server: a retry may succeed. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && ([0, 401, 408, 421, 429].includes(error.status) || error.status >= 500);

const sendTo = (portfolioId: string) => async (answers: Answers) => {
  const ratings = Object.entries(answers).map(([id, answer]) => ({ id, ...answer }));
  try {
    const saved = await api.portfolios.rateMany({ params: { id: portfolioId }, body: { ratings } });
    storeSaved(portfolioId, saved.ratings);
    broadcast({ portfolioId, saved: saved.ratings });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || !isTemporary(error))) notifyFailure(error);
    throw error;
  }
  void announceChange(...api.portfolios.generateJobs.key);
  // Its counts tell how far the labyrinth is walked.
  void announceChange(...api.portfolios.listOfUser.key);
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
  // After signing out or a change of user, unsent answers wait in the journal for their owner.
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

channel.onmessage = ({ data }: MessageEvent<unknown>) => {
  const { portfolioId = '', given, saved } = message.safeParse(data).data ?? {};
  if (given) opened.get(portfolioId)?.queue.supersede(given.id, given.answer);
  if (saved) storeSaved(portfolioId, saved);
};

/** One queue per page; it outlives the screen. */
export const openQueue = (portfolioId: string): AnswerQueue => openOnce(portfolioId).queue;

export const giveAnswer = (portfolioId: string, ...[id, answer]: Parameters<AnswerQueue['answer']>): void => {
  openQueue(portfolioId).answer(id, answer);
  broadcast({ portfolioId, given: { id, answer } });
};

export const resumeAnswers = async (portfolioId: string): Promise<void> => {
  const { queue, journal } = openOnce(portfolioId);
  if (Object.keys(journal.entries()).length === 0) return;
  try {
    const [touchedAt, isOpen] = await Promise.all([readTouched(portfolioId), findOpenPages()]);
    const { again, dropped } = reconcileEntries(journal.entries(), touchedAt, isOpen);
    for (const id of dropped) journal.drop(id);
    for (const id of Object.keys(again)) journal.adopt(id);
    if (!isEmpty(again)) queue.restore(again);
  } catch (error) {
    // An assessment that cannot be read now keeps its entries for the next time; a deleted one drops them.
    if (error instanceof ApiError && error.status === 404) for (const id in journal.entries()) journal.drop(id);
  }
};

const flushTimeoutMs = 3000;

/** Resolves within 3 seconds to the number of unsaved answers. */
export const flushAnswers = async (): Promise<number> => {
  const queues = [...opened.values()].map(({ queue }) => queue);
  const drained = Promise.all(queues.map((queue) => queue.drain()));
  await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, flushTimeoutMs))]);
  return queues.reduce((count, queue) => count + Object.keys(queue.getState().unsaved).length, 0);
};

registerUnsaved({
  settle: async () => {
    const count = await flushAnswers();
    return count > 0 ? currentTexts()('unsaved.answers', { count }) : null;
  },
  discard: () => removeJournals(localStorage),
});
