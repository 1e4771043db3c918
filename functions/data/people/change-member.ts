import { writing } from '#functions/data/cv/public-cvs.ts';
import { Users } from '#functions/data/entities/user.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { updateOf } from '#functions/data/kernel/records.ts';
import { ChangedMeanwhile, stillAt } from '#functions/data/kernel/revision.ts';
import { countedAs, settled, userCounted } from '#functions/data/universities/counts.ts';
import { AppError } from '#shared/errors.ts';
import type { UserChanges, UserRecord } from '#shared/schemas/user-record.ts';
import { type ActingContext, isDecidedAlike, othersStay } from './members.ts';
import { findUser, type StoredUser, toRecord } from './users.ts';

/** What is said of somebody anew, and their role. */
export type SaidOfUser = Omit<UserChanges, 'status' | 'UniversityId' | 'Socials'> & { Socials?: UserRecord['Socials'] };

const isRevision = ({ revision = 0 }: StoredUser, seen: number | undefined): boolean =>
  seen === undefined || seen === revision;

/** A person as they are after a change. */
const changed = (member: StoredUser, given: object): StoredUser => ({
  ...member,
  ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value ?? undefined])),
  revision: (member.revision ?? 0) + 1,
});

/**
 * Changes what is said of a member, null clears it, or their role; gives them as they are then. Throws `last_admin` or
 * `last_super` as `othersStay` does, ChangedMeanwhile when the caller saw another revision, `conflict` when somebody else
 * changed role or status.
 */
export const changeMember = async (
  member: StoredUser,
  given: SaidOfUser,
  context: ActingContext & { ifMatch?: number | undefined },
): Promise<StoredUser> => {
  const { ifMatch, actor } = context;
  if (!isRevision(member, ifMatch)) throw new ChangedMeanwhile(toRecord(member));
  const fields = Object.keys(given);
  if (fields.length === 0) return member;
  const { role } = given;
  // Without a university there is nothing that an administrator, or a candidate, could belong to.
  if (role && !member.universityId) {
    throw new AppError('invalid', { details: [{ field: 'role', code: 'invalid_value' }] });
  }
  // An administrator’s password is longer: the next session asks for it.
  const isPromoted = role === 'admin' && member.role === 'user';
  const update = updateOf(Users, member.id, { ...given, ...(isPromoted && { mustChoosePassword: true }) });
  const details = role && { from: member.role, to: role };
  const publicity = { userId: member.id, isMadePublic: member.isPublic === true };
  const isDone = await settled(member, async (known) => {
    if (role && !isDecidedAlike(known, member)) return false;
    const others = role
      ? [...(await othersStay(known, actor)), ...userCounted(known, { ...known, role }, context.now)]
      : [];
    const held = [stillAt(ifMatch), ...(role ? [countedAs(known)] : [])];
    return writing(Users, publicity, context, ({ guard, withdrawal }, within) => {
      const guarded = update.options({ condition: { and: [...held, ...guard] } });
      return commit([guarded, ...others], within, { fields, details, withdrawal });
    });
  });
  if (isDone) return changed(member, given);
  const now = found(await findUser(member.id));
  if (!isRevision(now, ifMatch)) throw new ChangedMeanwhile(toRecord(now));
  throw new AppError('conflict');
};
