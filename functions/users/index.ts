import { found } from '#functions/data/kernel/found.ts';
import { findContact } from '#functions/data/people/members.ts';
import { toRecord } from '#functions/data/people/users.ts';
import { calls, serve } from '#functions/lib/http/serve.ts';
import { users } from '#shared/contracts/users.ts';
import { countsOfAll, countsOfUniversity } from './counts.ts';
import { listOfUniversity, resendInvitation } from './mails.ts';
import { move } from './move.ts';
import { setStatus } from './set-status.ts';
import { updateUser } from './update.ts';

// An account holds a password and an address, which only the function that signs people in may write; pictures go to the
// bucket; SES has a list of its own of whom it does not mail.
const {
  create: _,
  remove: __,
  avatarForm: ___,
  uploadAvatar: ____,
  beginImport: _____,
  getImport: ______,
  resendMail: _______,
  ...served
} = users;

export const handler = serve(
  calls(served, {
    get: async (_, { person }) => toRecord(found(person)),
    update: updateUser,
    listOfUniversity,
    countsOfUniversity,
    countsOfAll,
    contactOfUniversity: async (_, { university }) => findContact(found(university)),
    setStatus,
    move,
    resendInvitation,
  }),
);
