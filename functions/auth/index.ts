import { calls, serveWith } from '#functions/lib/http/serve.ts';
import { auth } from '#shared/contracts/auth.ts';
import { users } from '#shared/contracts/users.ts';
import { changeEmail, changeEmailSentOn, confirmEmail } from './email.ts';
import { login } from './login.ts';
import { eraseAccount, keepAccount, requestArchive, stay } from './own-account.ts';
import { changePassword, checkLink, resetPassword, updatePassword } from './passwords.ts';
import { register } from './register.ts';
import { renew } from './renew.ts';
import { endOtherSessions, endSession, listSessions, logout, logoutEverywhere } from './sessions.ts';
import { createUser, removeUser } from './users.ts';

// `resends` may change SES's suppression list; `files` may read archives in the bucket. This function may do neither.
const { requestConfirmation: _, getArchive: __, archiveFile: ___, ...served } = auth;

export const handler = serveWith(
  ['DEVICE_SECRET'],
  calls(
    served,
    {
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
    },
    { sentOn: { changeEmail: changeEmailSentOn } },
  ),
  // Only this function may write passwords and address claims.
  calls({ create: users.create, remove: users.remove }, { create: createUser, remove: removeUser }),
);
