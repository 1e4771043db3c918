import type { Role } from '#shared/lists.ts';
import type { Access } from '#web/lib/screens.ts';
import type { Person as Stored } from './session.ts';

type Person = Pick<Stored, 'role' | 'status' | 'mustChoosePassword' | 'mustSetUpFactor' | 'leavesAt'>;

const homes: Record<Role, string> = { user: '/user', admin: '/admin', super: '/super-admin' };

export const roleHome = (role: Role): string => homes[role];

const welcomeOf = (role: Role): string => (role === 'user' ? '/user/profile' : roleHome(role));

/** Null to stay. `former` is the user when this screen was opened. */
export const redirectOf = (access: Access, person: Person | null, former: Person | null = null): string | null => {
  if (access === 'public') return null;
  if (person?.leavesAt) return access === 'leaving' ? null : '/leaving';
  if (person?.mustChoosePassword) return access === 'choosing' ? null : '/choose-password';
  if (person?.mustSetUpFactor) return access === 'securing' ? null : '/second-step';
  const isOut = !person || person.status === 'REJECTED';
  if (access === 'landing' || access === 'guest') {
    if (isOut) return person && access === 'guest' ? '/' : null;
    return person.status === 'PENDING' ? '/pending' : roleHome(person.role);
  }
  if (isOut) return !person && former ? '/login' : '/';
  // The first step was done, or the erasure cancelled, here or on another device.
  if (access === 'choosing' || access === 'securing' || access === 'leaving')
    return person.status === 'PENDING' ? '/pending' : roleHome(person.role);
  if (access === 'pending') {
    if (person.status === 'PENDING') return null;
    return former?.status === 'PENDING' ? welcomeOf(person.role) : roleHome(person.role);
  }
  if (person.status === 'PENDING') return '/pending';
  return access.includes(person.role) ? null : roleHome(person.role);
};

export const hasSignedIn = (access: Access, person: Person | null, former: Person | null): boolean =>
  (access === 'landing' || access === 'guest') &&
  former === null &&
  person?.status === 'ACCEPTED' &&
  !person.mustChoosePassword &&
  !person.mustSetUpFactor &&
  !person.leavesAt;
