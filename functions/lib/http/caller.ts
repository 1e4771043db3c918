import type { StoredUser, VouchedUser } from '#functions/data/people/users.ts';

/**
 * With `mustChoosePassword` the session only allows choosing a password (D77), with `mustSetUpFactor` setting up a second factor (D86).
 * `isConfirmed` for ten minutes after a password or a code.
 */
export type Caller = {
  user: StoredUser | VouchedUser;
  sessionId: string;
  mustChoosePassword: boolean;
  mustSetUpFactor: boolean;
  isConfirmed: boolean;
};
