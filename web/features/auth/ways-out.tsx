import { endSession } from '#web/lib/session/session.ts';
import { EraseAccount } from './erase-account.tsx';
import { OwnData } from './own-data.tsx';

/** A copy of one's data and the erasure of one's account, for somebody to whom the page of their account is closed. */
export const WaysOut = ({ email }: { email: string }) => (
  <div className="stack measure">
    <OwnData email={email} />
    <EraseAccount email={email} onErased={endSession} />
  </div>
);
