import { findUser, listMembers, toUser } from '#functions/data/users.ts';
import { calls, serve } from '#functions/lib/serve.ts';
import { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import { setStatus } from './set-status.ts';

const { create: _, ...own } = users;

export const handler = serve(
  calls(own, {
    get: async ({ params }) => {
      const found = await findUser(params.id);
      if (!found) throw new AppError('not_found');
      return toUser(found);
    },
    listOfUniversity: async ({ params }) => ({ rows: (await listMembers(params.universityId)).map(toUser) }),
    setStatus,
  }),
);
