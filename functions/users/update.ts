import { isDeepStrictEqual } from 'node:util';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { changeMember, type MemberFields } from '#functions/data/people/change-member.ts';
import { type StoredUser, toRecord } from '#functions/data/people/users.ts';
import { requireConfirmed } from '#functions/lib/http/require-confirmed.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import { type Actor, can } from '#shared/policy.ts';
import type { UserChanges, UserRecord } from '#shared/schemas/user-record.ts';

const differs = (given: unknown, stored: unknown): boolean => given !== undefined && given !== stored;

/**
 * Throws `forbidden` for a change of role, status or university without the right (D25). Nobody can become super
 * administrator (D33). Status (D40) and university (D72) have calls of their own, so `update` ignores them even with
 * the right.
 */
const checkRights = (actor: Actor, person: UserRecord, { role, status, UniversityId }: UserChanges): void => {
  const isAdministered = can(actor, ['campusAdmin'], { campus: person.UniversityId, role: person.role });
  const isRefused =
    (differs(role, person.role) && (role === 'super' || !isAdministered)) ||
    (differs(status, person.status) && !isAdministered) ||
    (differs(UniversityId, person.UniversityId) && !can(actor, ['super'], null));
  if (isRefused) throw new AppError('forbidden');
};

const withoutEmpty = (given: NonNullable<UserChanges['Socials']>): UserRecord['Socials'] =>
  given.flatMap(({ platform, url }) => (url ? [{ platform, url }] : []));

const changedFields = (given: UserChanges, person: StoredUser): MemberFields => {
  const { status: _, UniversityId: __, Socials, ...rest } = given;
  const wanted = { ...rest, ...(Socials !== undefined && { Socials: withoutEmpty(Socials ?? []) }) };
  const now = toRecord(person);
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, Reflect.get(now, name)),
    ),
  );
};

export const updateUser: Handlers<typeof users>['update'] = async ({ body }, context) => {
  const person = requireFound(context.person);
  checkRights(context.actor, toRecord(person), body);
  if (differs(body.role, person.role)) requireConfirmed(context);
  return toRecord(await changeMember(person, changedFields(body, person), context));
};
