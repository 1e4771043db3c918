import { $get, $remove, $set } from 'dynamodb-toolbox/entity/actions/update';
import { Users } from '#functions/data/entities/user.ts';
import { absentOr, type Change, isThere, updateChange } from '#functions/data/kernel/change.ts';
import type { MailTrouble } from '#shared/lists.ts';
import type { StoredUser } from './users.ts';

export type ReturnedMail = { kind: MailTrouble; at: string; sentAt: string };

/** A complaint replaces a bounce. Fails if the address changed or was trusted again since the mail was sent. */
export const noteMailTroubleChange = ({ id, email }: StoredUser, { kind, at, sentAt }: ReturnedMail): Change =>
  updateChange(
    Users,
    { id, mailTrouble: kind === 'complaint' ? $set({ kind, at }) : $get('mailTrouble', { kind, at }) },
    { attr: 'email', eq: email },
    absentOr({ attr: 'mailTrustedAt', lt: sentAt }),
  );

export const trusted = (now: Date) => ({ mailTrouble: $remove(), mailTrustedAt: now.toISOString() });

/** Fails if the user is deleted. */
export const endMailTroubleChange = (id: string, now: Date): Change =>
  updateChange(Users, { id, ...trusted(now) }, isThere);
