import { ApiError } from './api-error.ts';

/** A list that goes on: its rows so far, and after which of them. */
type Page = { rows: readonly unknown[]; next: string };

const goesOn = (reply: unknown): reply is Page =>
  typeof reply === 'object' &&
  reply !== null &&
  'next' in reply &&
  typeof reply.next === 'string' &&
  'rows' in reply &&
  Array.isArray(reply.rows);

/** What a call is asked with, to go on after that row. */
const after = (input: unknown, next: string) => {
  const given: object = typeof input === 'object' && input !== null ? input : {};
  return { ...given, query: { ...('query' in given && Object(given.query)), after: next } };
};

/**
 * The reply to a call; of a list that comes in several pages, the whole. When a row between two pages was deleted meanwhile, the list
 * is read anew from its start.
 */
export const allPages = async <A extends unknown[], T>(call: (...args: A) => Promise<T>, args: A): Promise<T> => {
  const first = await call(...args);
  if (!goesOn(first)) return first;
  // The kernel's assertion: a list that goes on is a call with one argument.
  const read = call as unknown as (input: unknown) => Promise<T>;
  const rows = [...first.rows];
  let last: T = first;
  try {
    while (goesOn(last)) {
      last = await read(after(args[0], last.next));
      if (typeof last === 'object' && last !== null && 'rows' in last && Array.isArray(last.rows))
        rows.push(...last.rows);
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return allPages(call, args);
    throw error;
  }
  return { ...first, rows, next: undefined };
};
