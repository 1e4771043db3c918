import * as z from 'zod/mini';

/** That both fields hold the same new password. */
export const passwordsAgree = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ['confirmPassword'], params: { code: 'passwords_differ' } },
);
