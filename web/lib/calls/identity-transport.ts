import type { Session } from '#shared/schemas/user.ts';
import type { Transport } from './client.ts';
import { askIdentity } from './identity-question.ts';

type IdentityPort = {
  refusalCodeOf: (reply: Response) => Promise<string | undefined>;
  session: () => Session | null;
  isCurrent: (before: Session) => boolean;
};

/** Resends a call once that the server refused until its caller confirms who they are (D86). */
export const withIdentity =
  (send: Transport, { refusalCodeOf, session, isCurrent }: IdentityPort): Transport =>
  async (call) => {
    const reply = await send(call);
    if ((await refusalCodeOf(reply)) !== 'confirm_identity') return reply;
    const before = session();
    // Somebody else may have signed in while the question was open.
    return before && (await askIdentity()) && isCurrent(before) ? send(call) : reply;
  };
