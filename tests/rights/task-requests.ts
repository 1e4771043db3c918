import { buildUser } from '#tests/support/factories.ts';
import type { OwnerFields } from './people.ts';
import { ofOwner, type RowRequest } from './row-request.ts';

const removed = (owner: OwnerFields): RowRequest => ({
  owner,
  prepare: async (people) => {
    // Nobody's last administrator.
    await buildUser({ role: 'admin', university: people.home });
    return { id: people.owner.id };
  },
});

/** The rows about what takes longer than a call: deletions, moves, imports. */
export const taskRequests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  'DELETE /users/{id}': {
    '': ofOwner,
    'an administrator beside another one': removed({ role: 'admin' }),
    'a super administrator of that university': removed({ role: 'super' }),
  },
};
