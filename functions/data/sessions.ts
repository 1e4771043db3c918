import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { Sessions } from './entities/credential.ts';
import { Users } from './entities/user.ts';
import { expiry } from './expiry.ts';
import type { StoredUser } from './users.ts';

/** A browser's session: whose it is, and the SHA-256 of the secret that the browser holds. */
export type SessionKey = { userId: string; tokenHash: string };

/** Keeps a browser signed in until then, or until something ends all the person's sessions. */
export const createSession = async (user: StoredUser, tokenHash: string, expiresAt: Date): Promise<void> => {
  await Sessions.build(PutItemCommand)
    .item({ userId: user.id, tokenHash, sessionEpoch: user.sessionEpoch, ...expiry(expiresAt) })
    .send();
};

/** Lets a session live until then. Returns false when it has ended: logged out, expired, or of an older epoch. */
export const prolongSession = async (
  user: StoredUser,
  tokenHash: string,
  expiresAt: Date,
  now: Date,
): Promise<boolean> => {
  try {
    await Sessions.build(UpdateItemCommand)
      .item({ userId: user.id, tokenHash, ...expiry(expiresAt) })
      .options({
        condition: {
          and: [
            { attr: 'sessionEpoch', eq: user.sessionEpoch },
            { attr: 'expiresAt', gt: now.toISOString() },
          ],
        },
      })
      .send();
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

/** Ends one browser's session; nothing happens when it has ended already. */
export const removeSession = async (key: SessionKey): Promise<void> => {
  await Sessions.build(DeleteItemCommand).key(key).send();
};

/** Ends all sessions of a person at once: every token, renewal and mailed link of theirs is of an older epoch from now on. */
export const endSessions = async (userId: string): Promise<void> => {
  await Users.build(UpdateItemCommand)
    .item({ id: userId, sessionEpoch: $add(1) })
    .options({ condition: { attr: 'id', exists: true } })
    .send();
};
