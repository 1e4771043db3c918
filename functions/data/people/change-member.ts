import { writeSource } from '#functions/data/cv/public-cvs.ts';
import { Users } from '#functions/data/entities/user.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { recordUpdate } from '#functions/data/kernel/records.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { ChangedMeanwhile, stillAt } from '#functions/data/kernel/revision.ts';
import { AppError } from '#shared/errors.ts';
import type { UserChanges, UserRecord } from '#shared/schemas/user-record.ts';
import { type ActingContext, isDecidedAlike, othersStayChanges } from './members.ts';
import { isStillCountedAs, retryCounted, userCountsChanges } from './user-counts.ts';
import { findUser, type StoredUser, toRecord } from './users.ts';

export type MemberFields = Omit<UserChanges, 'status' | 'UniversityId' | 'Socials'> & {
  Socials?: UserRecord['Socials'];
};

const isRevision = ({ revision = 0 }: StoredUser, seen: number | undefined): boolean =>
  seen === undefined || seen === revision;

const changed = (member: StoredUser, given: object): StoredUser => ({
  ...member,
  ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value ?? undefined])),
  revision: (member.revision ?? 0) + 1,
});

/**
 * Null clears a field. Throws `last_admin` or `last_super` as `othersStayChanges` does, ChangedMeanwhile for another
 * revision than `ifMatch`, `conflict` if someone else changed role or status.
 */
export const changeMember = async (
  member: StoredUser,
  given: MemberFields,
  context: ActingContext & { ifMatch?: number | undefined },
): Promise<StoredUser> => {
  const { ifMatch, actor } = context;
  if (!isRevision(member, ifMatch)) throw new ChangedMeanwhile(toRecord(member));
  const fields = Object.keys(given);
  if (fields.length === 0) return member;
  const { role } = given;
  // Only super administrators have no university; the other roles need one.
  if (role && !member.universityId) {
    throw new AppError('invalid', { details: [{ field: 'role', code: 'invalid_value' }] });
  }
  // Administrators need a longer password: the next session asks for it.
  const isPromoted = role === 'admin' && member.role === 'user';
  const written = { ...given, ...(isPromoted && { mustChoosePassword: true }) };
  const details = role && { from: member.role, to: role };
  const source = { entity: Users, ownerId: member.id, isMadePublic: member.isPublic === true };
  const isDone = await retryCounted(member, async (known) => {
    if (role && !isDecidedAlike(known, member)) return false;
    const others = role
      ? [...(await othersStayChanges(known, actor)), ...userCountsChanges(known, { ...known, role }, context.now)]
      : [];
    const held = [stillAt(ifMatch), ...(role ? [isStillCountedAs(known)] : [])];
    return writeSource(source, context, ({ conditions, changes }) => {
      const update = recordUpdate(Users, member.id, written, ...held, ...conditions);
      return commit([update, ...others, ...changes], context, { fields, details });
    });
  });
  if (isDone) return changed(member, given);
  const now = requireFound(await findUser(member.id));
  if (!isRevision(now, ifMatch)) throw new ChangedMeanwhile(toRecord(now));
  throw new AppError('conflict');
};
