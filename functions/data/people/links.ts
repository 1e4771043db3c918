import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { type LinkPurpose, Links } from '#functions/data/entities/link.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { expiry } from '#functions/data/kernel/expiry.ts';
import type { StoredUser } from './users.ts';

type NewLink = { tokenHash: string; purpose: LinkPurpose; email: string; expiresAt: Date };
/** A link by its secret's SHA-256, and where it was mailed to. */
export type Link = { tokenHash: string; email: string };

/** Keeps a link that is about to be mailed, until it expires, is used, or something else ends the person's sessions. */
export const linkKept = (user: Pick<StoredUser, 'id' | 'sessionEpoch'>, { expiresAt, ...link }: NewLink): Change =>
  Links.build(PutTransaction).item({ ...link, userId: user.id, sessionEpoch: user.sessionEpoch, ...expiry(expiresAt) });

/** The link of that secret if it is still good for that, else null. A password is chosen only by a link to the address of today. */
export const findLink = async (
  user: StoredUser,
  tokenHash: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<Link | null> => {
  const { Item: link } = await Links.build(GetItemCommand)
    .key({ userId: user.id, tokenHash })
    .options({ consistent: true })
    .send();
  if (!link || link.purpose !== purpose || link.sessionEpoch !== user.sessionEpoch) return null;
  if (link.expiresAt <= now.toISOString()) return null;
  return purpose === 'password' && link.email !== user.email ? null : link;
};

/** Uses a link up. Of two simultaneous uses one wins by what they change: an epoch that is no more, an address that is claimed. */
export const linkUsed = ({ id }: StoredUser, tokenHash: string): Change =>
  Links.build(DeleteTransaction).key({ userId: id, tokenHash });
