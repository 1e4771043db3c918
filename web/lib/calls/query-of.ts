import { readAllPages } from './all-pages.ts';
import type { ApiCall } from './client.ts';

/** The key starts with the call's group and name; a paged list is read to its end. */
export const queryOf = <A extends unknown[], T>(
  call: ApiCall<A, T>,
  ...args: A
): { queryKey: readonly unknown[]; queryFn: () => Promise<T> } => ({
  queryKey: [...call.key, ...args],
  queryFn: () => readAllPages(call, args),
});
