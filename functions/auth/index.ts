import { calls, serve } from '#functions/lib/serve.ts';
import { auth } from '#shared/contracts/auth.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { logoutEverywhere } from './logout-everywhere.ts';
import { register } from './register.ts';
import { renew } from './renew.ts';
import { resetPassword } from './reset-password.ts';
import { updatePassword } from './update-password.ts';

export const handler = serve(
  calls(auth, {
    login,
    register,
    resetPassword,
    updatePassword,
    renew,
    logout,
    logoutEverywhere,
  }),
);
