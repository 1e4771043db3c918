import { found } from '#functions/data/found.ts';
import { findContact } from '#functions/data/members.ts';
import { findUniversity } from '#functions/data/universities.ts';
import { findUser, toUser } from '#functions/data/users.ts';
import { calls, serve } from '#functions/lib/serve.ts';
import { users } from '#shared/contracts/users.ts';
import { listOfUniversity, resendMail } from './failed-mails.ts';
import { setStatus } from './set-status.ts';

// Making an account writes a password, which only the function that signs people in may do.
const { create: _, ...served } = users;

export const handler = serve(
  calls(served, {
    get: async ({ params }) => toUser(found(await findUser(params.id))),
    listOfUniversity,
    contactOfUniversity: async ({ params }) => findContact(found(await findUniversity(params.universityId))),
    setStatus,
    resendMail,
  }),
);
