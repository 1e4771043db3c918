import { calls, serveWith } from '#functions/lib/http/serve.ts';
import { auth } from '#shared/contracts/auth.ts';
import { users } from '#shared/contracts/users.ts';
import { changeEmail, changeEmailSentOn, confirmEmail } from './email.ts';
import { login } from './login.ts';
import { changePassword, checkLink, resetPassword, updatePassword } from './passwords.ts';
import { register } from './register.ts';
import { renew } from './renew.ts';
import { createUser } from './users.ts';

export const handler = serveWith(
  ['DEVICE_SECRET'],
  calls(
    {
      login: auth.login,
      register: auth.register,
      resetPassword: auth.resetPassword,
      checkLink: auth.checkLink,
      updatePassword: auth.updatePassword,
      confirmEmail: auth.confirmEmail,
      changeEmail: auth.changeEmail,
      changePassword: auth.changePassword,
      renew: auth.renew,
    },
    {
      login,
      register,
      resetPassword,
      checkLink,
      updatePassword,
      confirmEmail,
      changeEmail,
      changePassword,
      renew,
    },
    { sentOn: { changeEmail: changeEmailSentOn } },
  ),
  // Makes the first password of an account, by the rules that this function knows.
  calls({ create: users.create }, { create: createUser }),
);
