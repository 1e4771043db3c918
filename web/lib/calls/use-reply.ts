import { useEffect, useState } from 'react';
import { ApiError } from './api-error.ts';
import { notifyFailure, retryTransient } from './failures.ts';

type Reply<T> = { data?: T; error?: ApiError; isPending: boolean };

/**
 * Calls once when the page opens, without a cache: pages outside the areas do not load `useCall`. A transient failure
 * is retried on the next `online` or `focus` event. A null `ask` calls nothing.
 */
export const useReply = <T>(ask: (() => Promise<T>) | null, { isSilent = false } = {}): Reply<T> => {
  const [question] = useState(() => ask);
  const [reply, setReply] = useState<Reply<T>>({ isPending: question !== null });

  useEffect(() => {
    if (!question) return;
    const stop = new AbortController();
    const { signal } = stop;
    const fail = (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (signal.aborted) return;
      if (!isSilent) notifyFailure(error);
      setReply({ error, isPending: false });
      if (error.status >= 400 && error.status < 500) return;
      for (const occasion of ['online', 'focus']) window.addEventListener(occasion, read, { once: true, signal });
    };
    const read = () =>
      void retryTransient(question, signal).then((data) => {
        if (!signal.aborted) setReply({ data, isPending: false });
      }, fail);
    read();
    return () => stop.abort();
  }, [question, isSilent]);

  return reply;
};
