import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { Credentials, PasswordLinks } from './entities/credential.ts';
import { Users } from './entities/user.ts';
import { expiry } from './expiry.ts';
import { transact } from './transact.ts';
import type { StoredUser } from './users.ts';

/** Keeps a mailed link, by its secret's SHA-256, until it expires, is used, or something else ends the person's sessions. */
export const createPasswordLink = async (user: StoredUser, tokenHash: string, expiresAt: Date): Promise<void> => {
  await PasswordLinks.build(PutItemCommand)
    .item({ userId: user.id, tokenHash, sessionEpoch: user.sessionEpoch, ...expiry(expiresAt) })
    .send();
};

/** Would the link still set this person's password? */
export const isLinkValid = async (user: StoredUser, tokenHash: string, now: Date): Promise<boolean> => {
  const { Item: link } = await PasswordLinks.build(GetItemCommand)
    .key({ userId: user.id, tokenHash })
    .options({ consistent: true })
    .send();
  return link !== undefined && link.expiresAt > now.toISOString() && link.sessionEpoch === user.sessionEpoch;
};

/**
 * Uses the link up, sets the password and ends all sessions of its owner, all or nothing. Returns false when the link is
 * used, expired or overtaken: of two simultaneous uses one wins.
 */
export const redeemLink = (
  { id: userId, sessionEpoch }: StoredUser,
  tokenHash: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> =>
  transact(
    PasswordLinks.build(DeleteTransaction)
      .key({ userId, tokenHash })
      .options({
        condition: {
          and: [
            { attr: 'sessionEpoch', eq: sessionEpoch },
            { attr: 'expiresAt', gt: now.toISOString() },
          ],
        },
      }),
    Users.build(UpdateTransaction)
      .item({ id: userId, sessionEpoch: sessionEpoch + 1 })
      .options({ condition: { attr: 'sessionEpoch', eq: sessionEpoch } }),
    Credentials.build(PutTransaction).item({ userId, passwordHash }),
  );
