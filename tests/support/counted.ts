import { expect } from 'vitest';
import { countLists } from '#functions/data/people/recount.ts';
import { findUser } from '#functions/data/people/users.ts';
import { findCounts, sumOf } from '#functions/data/universities/counts.ts';
import type { Session } from '#shared/schemas/user.ts';
import { newEmail, password } from '#tests/support/accounts.ts';
import { anonymous, as } from '#tests/support/api.ts';
import { buildUser } from '#tests/support/factories.ts';

export const nothing = {
  pendingUsers: 0,
  acceptedUsers: 0,
  rejectedUsers: 0,
  unconfirmedUsers: 0,
  usersWithoutPortfolio: 0,
  administrators: 0,
  failedMails: 0,
  formations: 0,
  formationsWithoutSkills: 0,
};

export const stored = async (id: string) => (await findUser(id)) ?? expect.unreachable('they are gone');

export const begin = async () => {
  const boss = await as(await buildUser({ role: 'super', university: null }));
  const { id } = await boss.universities.create({ body: { name: 'Université des Marais' } });
  const counts = (universityId = id) => boss.users.countsOfUniversity({ params: { universityId } });
  const isRight = async (universityId = id) => {
    const { administratorIds, ...numbers } = await countLists(universityId, { now: new Date() });
    const kept = await findCounts(universityId);
    expect(sumOf([kept ?? {}])).toEqual(numbers);
    expect(new Set(kept?.administratorIds)).toEqual(administratorIds);
  };
  const register = (universityId = id): Promise<Session> =>
    anonymous.auth.register({
      body: { firstName: 'Ambre', lastName: 'Sérilhac', email: newEmail(), password, universityId },
    });
  const invite = (role: 'user' | 'admin') =>
    boss.users.create({
      body: { firstName: 'Hermine', lastName: 'Sérilhac', email: newEmail(), password, role, universityId: id },
    });
  const decide = (personId: string, status: 'PENDING' | 'ACCEPTED' | 'REJECTED') =>
    boss.users.setStatus({ params: { id: personId }, body: { status } });
  return { boss, id, counts, isRight, register, invite, decide };
};
