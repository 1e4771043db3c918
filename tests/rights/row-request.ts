import { newEmail, password } from '#tests/support/accounts.ts';
import type { OwnerFields, People } from './people.ts';

/** What goes with a call beside its token. `id` stands in the path, or where `query` or `body` puts it. */
export type Prepared = {
  id?: string;
  /** A second id, in the body, by which the call may be refused. */
  otherId?: string;
  query?: (id: string) => Record<string, string>;
  body?: (id: string) => object;
  /** What is sent instead of a body of JSON; the headers say what it is. */
  text?: string;
  headers?: Record<string, string>;
  /** It is refused for a value of its body: with another one in its place it may be merely invalid. */
  isByValue?: true;
};

/** How a row is played: what the owner is, and what is sent, with all that makes it succeed. */
export type RowRequest = { owner?: OwnerFields; prepare: (people: People) => Prepared | Promise<Prepared> };

/** Nothing but the token. */
export const plain: RowRequest = { prepare: () => ({}) };
/** About the owner. */
export const ofOwner: RowRequest = { prepare: ({ owner }) => ({ id: owner.id }) };
/** About the owner’s university. */
export const ofHome: RowRequest = { prepare: ({ home }) => ({ id: home.id }) };

/** What somebody is registered with whom nobody knows yet. */
export const newcomer = () => ({ firstName: 'Ambre', lastName: 'Sérilhac', email: newEmail(), password });
