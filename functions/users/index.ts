import { commit } from '#functions/data/kernel/commit.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { listParked } from '#functions/data/mail/outbox-queue.ts';
import { withCopies } from '#functions/data/people/member-copies.ts';
import { changeStatus, findContact, invitationChange, isStillInvitedChange } from '#functions/data/people/members.ts';
import { moveMember } from '#functions/data/people/move-member.ts';
import { memberPages, type StoredUser, toMember, toRecord, toUser } from '#functions/data/people/users.ts';
import { pageOfReads } from '#functions/lib/http/paging.ts';
import { calls, type Handlers, serve } from '#functions/lib/http/serve.ts';
import { downloads } from '#shared/contracts/downloads.ts';
import { users } from '#shared/contracts/users.ts';
import { searchIn } from '#shared/domain/search.ts';
import { AppError } from '#shared/errors.ts';
import { countsOfAll, countsOfUniversity } from './counts.ts';
import { reminders } from './reminders.ts';
import { updateUser } from './update.ts';

type Calls = Handlers<typeof users>;

const searchText = ({ firstName, lastName, email }: StoredUser): string => `${firstName} ${lastName} ${email}`;

/** Each row has the latest mail that did not reach the user. */
const listOfUniversity: Calls['listOfUniversity'] = async ({ params: { universityId }, query }, context) => {
  const { search, after } = query;
  const [parked, page] = await Promise.all([
    listParked(universityId),
    pageOfReads(memberPages(universityId, after), async (members) => {
      const chosen = search ? searchIn(members, searchText)(search) : members;
      return (await withCopies(chosen, context)).map(toMember);
    }),
  ]);
  const failed = new Map(parked.map(({ userId, kind, parkedAt = '' }) => [userId, { kind, since: parkedAt }]));
  return { ...page, rows: page.rows.map((row) => ({ ...row, mailFailed: failed.get(row.id) })) };
};

/** Setting the current status again changes nothing and sends no mail. */
const setStatus: Calls['setStatus'] = async ({ body }, context) => {
  const member = requireFound(context.person);
  if (member.status !== body.status) await changeStatus(member, body.status, context);
  return toUser({ ...member, status: body.status });
};

/** Earlier links keep working until one of them is used. */
const resendInvitation: Calls['resendInvitation'] = async (_, context) => {
  const { id } = requireFound(context.person);
  const isDone = await commit([isStillInvitedChange(id)], context, { mails: [invitationChange(id, context)] });
  if (!isDone) throw new AppError('no_invitation');
};

// `auth` creates and removes accounts, `identity` ends sessions, `files` stores pictures, `imports` reads lists, `resends` changes SES's suppression list.
const {
  create: _,
  remove: __,
  avatarForm: ___,
  uploadAvatar: ____,
  beginImport: _____,
  getImport: ______,
  resendMail: _______,
  endSessions: ________,
  ...served
} = users;

export const handler = serve(
  calls(served, {
    get: async (_, { person }) => toRecord(requireFound(person)),
    update: updateUser,
    listOfUniversity,
    countsOfUniversity,
    countsOfAll,
    contactOfUniversity: async (_, { university }) => findContact(requireFound(university)),
    setStatus,
    // A move to the member's own university does nothing.
    move: async ({ body }, context) =>
      toUser(await moveMember(requireFound(context.person), body.universityId, context)),
    resendInvitation,
    ...reminders,
  }),
  calls(downloads, {
    note: async ({ body: { list, count } }, context) => {
      await commit([], context, { fields: [list], details: { count } });
    },
    noteWholeAudit: async ({ body: { count } }, context) => {
      await commit([], context, { details: { count } });
    },
  }),
);
