import { calls, serve } from '#functions/lib/http/serve.ts';
import { auth } from '#shared/contracts/auth.ts';
import { users } from '#shared/contracts/users.ts';
import { requestConfirmation } from './request-confirmation.ts';
import { resendMail } from './resend-mail.ts';

// Not beside the calls on people and sessions: SES's own list is nothing that those need, and its client is a sixth of this.
export const handler = serve(
  calls({ resendMail: users.resendMail }, { resendMail }),
  calls({ requestConfirmation: auth.requestConfirmation }, { requestConfirmation }),
);
