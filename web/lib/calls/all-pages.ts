import { ApiError } from './api-error.ts';
import type { ApiCall } from './client.ts';

type Page = { rows: readonly unknown[]; next: string };

const hasNext = (reply: unknown): reply is Page =>
  typeof reply === 'object' &&
  reply !== null &&
  'next' in reply &&
  typeof reply.next === 'string' &&
  'rows' in reply &&
  Array.isArray(reply.rows);

const withCursor = (input: unknown, next: string) => {
  const given: object = typeof input === 'object' && input !== null ? input : {};
  return { ...given, query: { ...('query' in given && Object(given.query)), after: next } };
};

/** Starts over on a 409, when the cursor's row was deleted. */
export const readAllPages = async <A extends unknown[], T>(call: (...args: A) => Promise<T>, args: A): Promise<T> => {
  const first = await call(...args);
  if (!hasNext(first)) return first;
  // A paged list is always a call with one argument.
  const read = call as unknown as (input: unknown) => Promise<T>;
  const rows = [...first.rows];
  let last: T = first;
  try {
    while (hasNext(last)) {
      last = await read(withCursor(args[0], last.next));
      if (typeof last === 'object' && last !== null && 'rows' in last && Array.isArray(last.rows))
        rows.push(...last.rows);
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return readAllPages(call, args);
    throw error;
  }
  return { ...first, rows, next: undefined };
};

/** The key starts with the call's group and name; a paged list is read to its end. */
export const queryOf = <A extends unknown[], T>(
  call: ApiCall<A, T>,
  ...args: A
): { queryKey: readonly unknown[]; queryFn: () => Promise<T> } => ({
  queryKey: [...call.key, ...args],
  queryFn: () => readAllPages(call, args),
});
