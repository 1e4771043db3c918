import { AsyncLocalStorage } from 'node:async_hooks';

// Somebody waits for a call's answer, so the services that it asks have less time than for work in the background.

/** Milliseconds for all that a call asks of its services, so that it is answered within three seconds although they are silent. */
const longestAnswerMs = 2_400;
/** Milliseconds, so that after a silent attempt another one fits. */
const longestAttemptMs = 1_100;
/** Milliseconds for what is asked late in a call, whose time went by waiting for a move or for a busy processor. */
const leastMs = 1_000;

const endsAt = new AsyncLocalStorage<number>();

/** The call's time begins now. */
export const withAnswerTime = <T>(run: () => T): T => endsAt.run(performance.now() + longestAnswerMs, run);

/** Milliseconds for what the call asks next; infinite in the background, where only the client's own limits apply. */
export const answerLeftMs = (): number =>
  Math.max(leastMs, (endsAt.getStore() ?? Number.POSITIVE_INFINITY) - performance.now());

/** The SDK repeats an attempt after an error of this name. */
class TimeoutError extends Error {
  override name = 'TimeoutError';
}

const tickMs = 100;

/**
 * Waits in short turns: while this process itself is busy, as when it starts, several of them pass as one, and the service is not
 * blamed for an answer that nobody could take.
 */
const within = async <R>(ms: number, run: () => Promise<R>): Promise<R> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const wait = (leftMs: number): void => {
    timer = setTimeout(
      () => (leftMs > tickMs ? wait(leftMs - tickMs) : reject(new TimeoutError(`no answer within ${ms} ms`))),
      Math.min(tickMs, leftMs),
    );
  };
  wait(ms);
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** `context` is one object for all attempts of a command. */
type Middleware = <A, R>(next: (args: A) => Promise<R>, context: object) => (args: A) => Promise<R>;

type Command = { isOver: boolean; refusal?: unknown };
const limited = new WeakMap<object, Command>();

const limitCommand: Middleware = (next, context) => async (args) => {
  const ms = answerLeftMs();
  if (ms === Number.POSITIVE_INFINITY) return next(args);
  const command: Command = { isOver: false };
  limited.set(context, command);
  try {
    return await within(ms, () => next(args));
  } catch (error) {
    // A service that refuses until the time is over has said why.
    throw error instanceof TimeoutError ? (command.refusal ?? error) : error;
  } finally {
    command.isOver = true;
  }
};

/** A command that was given up makes no further attempt, whose write nobody would expect. */
const limitAttempt: Middleware = (next, context) => async (args) => {
  const command = limited.get(context);
  if (command?.isOver) throw new TimeoutError('the time of the call is over');
  if (!command) return next(args);
  try {
    return await within(longestAttemptMs, () => next(args));
  } catch (error) {
    if (!(error instanceof TimeoutError)) command.refusal = error;
    throw error;
  }
};

const ofCommand = { step: 'initialize', name: 'commandTime', override: true } as const;
/** Inside the middleware that repeats attempts. */
const ofAttempt = { step: 'finalizeRequest', name: 'attemptTime', priority: 'low', override: true } as const;

type Client = {
  middlewareStack: {
    add: {
      (middleware: Middleware, options: typeof ofCommand): void;
      (middleware: Middleware, options: typeof ofAttempt): void;
    };
  };
};

/** Keeps the client's commands, with all attempts and pauses, within the time of the call that sends them. Idempotent. */
export const limitToAnswerTime = ({ middlewareStack }: Client): void => {
  middlewareStack.add(limitCommand, ofCommand);
  middlewareStack.add(limitAttempt, ofAttempt);
};
