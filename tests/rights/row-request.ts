import { newEmail, password } from '#tests/support/accounts.ts';
import type { OwnerFields, People } from './people.ts';

/** The request besides the token. `id` goes into the path, or where `query` or `body` puts it. */
export type Prepared = {
  id?: string;
  /** A second id, in the body, for which the call may be refused. */
  otherId?: string;
  query?: (id: string) => Record<string, string>;
  body?: (id: string) => object;
  /** Sent instead of a JSON body; the headers give its type. */
  text?: string;
  headers?: Record<string, string>;
  /** Refused for a value in the body: another value there may be merely invalid. */
  isByValue?: true;
};

/** How to play a row: the owner's role and status, and a request that would succeed. */
export type RowRequest = { owner?: OwnerFields; prepare: (people: People) => Prepared | Promise<Prepared> };

export const plain: RowRequest = { prepare: () => ({}) };
export const ofOwner: RowRequest = { prepare: ({ owner }) => ({ id: owner.id }) };
export const ofHome: RowRequest = { prepare: ({ home }) => ({ id: home.id }) };

export const newcomer = () => ({ firstName: 'Ambre', lastName: 'Sérilhac', email: newEmail(), password });
