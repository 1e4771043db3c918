import { commit } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { listParked } from '#functions/data/mail/outbox-queue.ts';
import { invitation, stillInvited } from '#functions/data/people/members.ts';
import { memberPages, type StoredUser, toUser } from '#functions/data/people/users.ts';
import { pageOfReads } from '#functions/lib/http/page.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { users } from '#shared/contracts/users.ts';
import { searchIn } from '#shared/domain/search.ts';
import { AppError } from '#shared/errors.ts';

type Calls = Handlers<typeof users>;

const named = ({ firstName, lastName, email }: StoredUser): string => `${firstName} ${lastName} ${email}`;

/** The members, each with the last mail that did not reach them. */
export const listOfUniversity: Calls['listOfUniversity'] = async ({ params: { universityId }, query }) => {
  const { search, after } = query;
  const [parked, page] = await Promise.all([
    listParked(universityId),
    pageOfReads(memberPages(universityId, after), (members) => {
      const chosen = search ? searchIn(members, named)(search) : members;
      return chosen.map((one) => ({ ...toUser(one), isInvited: one.isInvited }));
    }),
  ]);
  const failed = new Map(parked.map(({ userId, kind, parkedAt = '' }) => [userId, { kind, since: parkedAt }]));
  return { ...page, rows: page.rows.map((row) => ({ ...row, mailFailed: failed.get(row.id) })) };
};

/** Mails an invitation once more, with a new link; the one before works until one of them was used. */
export const resendInvitation: Calls['resendInvitation'] = async (_, context) => {
  const { id } = found(context.person);
  const isDone = await commit([stillInvited(id)], context, { mails: [invitation(id, context)] });
  if (!isDone) throw new AppError('no_invitation');
};
