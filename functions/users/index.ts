import { findContact } from '#functions/data/members.ts';
import { findUniversity } from '#functions/data/universities.ts';
import { findUser, toUser } from '#functions/data/users.ts';
import { calls, serve } from '#functions/lib/serve.ts';
import { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import { listOfUniversity, resendMail } from './failed-mails.ts';
import { setStatus } from './set-status.ts';

// Making an account writes a password, which only the function that signs people in may do.
const { create: _, ...served } = users;

export const handler = serve(
  calls(served, {
    get: async ({ params }) => {
      const found = await findUser(params.id);
      if (!found) throw new AppError('not_found');
      return toUser(found);
    },
    listOfUniversity,
    contactOfUniversity: async ({ params }) => {
      const university = await findUniversity(params.universityId);
      if (!university) throw new AppError('not_found');
      return findContact(university);
    },
    setStatus,
    resendMail,
  }),
);
