import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $get, $remove, $set } from 'dynamodb-toolbox/entity/actions/update';
import { Users } from '#functions/data/entities/user.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import type { MailTrouble } from '#shared/lists.ts';

/** What came back of a mail: what of it is why no further one goes there, and when it was sent. */
export type Returned = { kind: MailTrouble; at: string; sentAt: string };

/**
 * Notes that mails do not go to the address of a person any more, the first time for good: a complaint alone takes the place of
 * a bounce. Fails when they have another address, or theirs has been trusted again since that mail was sent.
 */
export const troubleNoted = ({ id, email }: StoredUser, { kind, at, sentAt }: Returned): Change =>
  Users.build(UpdateTransaction)
    .item({ id, mailTrouble: kind === 'complaint' ? $set({ kind, at }) : $get('mailTrouble', { kind, at }) })
    .options({
      condition: {
        and: [
          { attr: 'email', eq: email },
          {
            or: [
              { attr: 'mailTrustedAt', exists: false },
              { attr: 'mailTrustedAt', lt: sentAt },
            ],
          },
        ],
      },
    });

/** The attributes of a person whose address is trusted again. */
export const trusted = (now: Date) => ({ mailTrouble: $remove(), mailTrustedAt: now.toISOString() });

/** Trusts the address of a person again, if they are still there. */
export const troubleEnded = (id: string, now: Date): Change =>
  Users.build(UpdateTransaction)
    .item({ id, ...trusted(now) })
    .options({ condition: { attr: 'id', exists: true } });
