import type { StoredUser } from '#functions/data/people/users.ts';
import { contracts } from '#shared/contracts/index.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { type Client, createClient } from '#web/lib/calls/client.ts';
import { invoke } from './invoke.ts';
import { tokenOf } from './sessions.ts';

type Api = Client<typeof contracts>;

/** Answered by the real handlers in this process; `headers` are added to every call. */
export const withHeaders = (headers: Record<string, string>): Api =>
  createClient(contracts, ({ method, path, body, headers: declared }) => {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    return invoke(new Request(`http://test${path}`, { method, body, headers: { ...type, ...declared, ...headers } }));
  });

export const anonymous: Api = withHeaders({});

export const as = async (user: StoredUser): Promise<Api> =>
  withHeaders({ authorization: `Bearer ${await tokenOf(user)}` });

export const refused = async (call: Promise<unknown>): Promise<ApiError> => {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw outcome ?? new Error('the call was not refused');
};
