import { calls, serveWith } from '#functions/lib/http/serve.ts';
import { auth } from '#shared/contracts/auth.ts';
import { users } from '#shared/contracts/users.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { checkLink } from './check-link.ts';
import { confirmEmail } from './confirm-email.ts';
import { createUser } from './create-user.ts';
import { eraseAccount, keepAccount } from './erase-account.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { logoutEverywhere } from './logout-everywhere.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';
import { register } from './register.ts';
import { removeUser } from './remove-user.ts';
import { renew } from './renew.ts';
import { requestArchive } from './request-archive.ts';
import { resetPassword } from './reset-password.ts';
import { stay } from './stay.ts';
import { updatePassword } from './update-password.ts';

// SES keeps whose mails came back on a list of its own, which only the function that mails them again may change; copies of
// somebody's data lie in the bucket, which this function may not read.
const { requestConfirmation: _, getArchive: __, archiveFile: ___, ...served } = auth;

export const handler = serveWith(
  ['DEVICE_SECRET'],
  calls(served, {
    login,
    register,
    resetPassword,
    checkLink,
    updatePassword,
    confirmEmail,
    changeEmail,
    changePassword,
    listSessions,
    endSession,
    endOtherSessions,
    requestArchive,
    eraseAccount,
    keepAccount,
    stay,
    renew,
    logout,
    logoutEverywhere,
  }),
  // An account holds a password and an address, and this function alone may write them.
  calls({ create: users.create, remove: users.remove }, { create: createUser, remove: removeUser }),
);
