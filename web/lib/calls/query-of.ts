import { allPages } from './all-pages.ts';
import type { ApiCall } from './client.ts';

/** A call with its arguments as the cache knows it: the key begins with the call's group and name; a list is read to its end. */
export const queryOf = <A extends unknown[], T>(
  call: ApiCall<A, T>,
  ...args: A
): { queryKey: readonly unknown[]; queryFn: () => Promise<T> } => ({
  queryKey: [...call.key, ...args],
  queryFn: () => allPages(call, args),
});
