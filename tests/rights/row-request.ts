import { newEmail, password } from '#tests/support/accounts.ts';
import type { OwnerFields, People } from './people.ts';

/** Without the token. `id` goes into the path, or where `query` or `body` puts it. */
export type Prepared = {
  id?: string;
  /** An id in the body, for which the call may be refused. */
  otherId?: string;
  /** Further parts of the path, by name. */
  names?: Record<string, string>;
  query?: (id: string) => Record<string, string>;
  body?: (id: string) => object;
  /** Sent instead of a JSON body; the headers give its type. */
  text?: string;
  headers?: Record<string, string>;
  /** The body is read first: an invalid one is refused as such, whatever the id is or the value would lead to. */
  isByValue?: true;
};

export type RowRequest = { owner?: OwnerFields; prepare: (people: People) => Prepared | Promise<Prepared> };

export const plain: RowRequest = { prepare: () => ({}) };
export const ofOwner: RowRequest = { prepare: ({ owner }) => ({ id: owner.id }) };
export const ofHome: RowRequest = { prepare: ({ home }) => ({ id: home.id }) };

export const newcomer = () => ({ firstName: 'Ambre', lastName: 'Sérilhac', email: newEmail(), password });
