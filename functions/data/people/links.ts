import { type LinkPurpose, Links } from '#functions/data/entities/link.ts';
import { type Change, deleteChange, putChange } from '#functions/data/kernel/change.ts';
import { findItem } from '#functions/data/kernel/records.ts';
import { expiry } from './sessions.ts';
import type { StoredUser } from './users.ts';

type NewLink = { tokenHash: string; purpose: LinkPurpose; email: string; expiresAt: Date };
/** `tokenHash` is a SHA-256; `email` is the address it was mailed to. */
export type Link = { tokenHash: string; email: string };

/** Commit it before the link is mailed. A link is void once it expires, is used, or the user's sessions end. */
export const storeLinkChange = (
  user: Pick<StoredUser, 'id' | 'sessionEpoch'>,
  { expiresAt, ...link }: NewLink,
): Change => putChange(Links, { ...link, userId: user.id, sessionEpoch: user.sessionEpoch, ...expiry(expiresAt) });

/** Null if the link is unknown, void or for another purpose. A password link must have gone to the current address. */
export const findLink = async (
  user: StoredUser,
  tokenHash: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<Link | null> => {
  const link = await findItem(Links, { userId: user.id, tokenHash });
  if (!link || link.purpose !== purpose || link.sessionEpoch !== user.sessionEpoch) return null;
  if (link.expiresAt <= now.toISOString()) return null;
  return purpose === 'password' && link.email !== user.email ? null : link;
};

/** Deletes the link. Two concurrent uses cannot both win: the caller's other changes are conditional. */
export const deleteLinkChange = ({ id }: StoredUser, tokenHash: string): Change =>
  deleteChange(Links, { userId: id, tokenHash });
