import type { Role } from '#shared/lists.ts';
import type { Access } from '#web/lib/screens.ts';
import type { Person as Stored } from './session.ts';

type Person = Pick<Stored, 'role' | 'status' | 'mustChoosePassword' | 'leavesAt'>;

const homes: Record<Role, string> = { user: '/user', admin: '/admin', super: '/super-admin' };

/** The first screen of somebody accepted. */
export const roleHome = (role: Role): string => homes[role];

/** The first screen of somebody who waited and has just been accepted: candidates begin with who they are. */
const welcomeOf = (role: Role): string => (role === 'user' ? '/user/profile' : roleHome(role));

/** Where the guard sends somebody who opens a screen; null when they may stay. `former`: who they were when this very screen opened. */
export const redirectOf = (access: Access, person: Person | null, former: Person | null = null): string | null => {
  if (access === 'public') return null;
  // Whatever their status, nothing else is open to them.
  if (person?.leavesAt) return access === 'leaving' ? null : '/leaving';
  if (person?.mustChoosePassword) return access === 'choosing' ? null : '/choose-password';
  const isOut = !person || person.status === 'REJECTED';
  if (access === 'landing' || access === 'guest') {
    if (isOut) return person && access === 'guest' ? '/' : null;
    return person.status === 'PENDING' ? '/pending' : roleHome(person.role);
  }
  if (isOut) return !person && former ? '/login' : '/';
  // They have chosen, or taken back that they leave, here or on another device.
  if (access === 'choosing' || access === 'leaving')
    return person.status === 'PENDING' ? '/pending' : roleHome(person.role);
  if (access === 'pending') {
    if (person.status === 'PENDING') return null;
    return former?.status === 'PENDING' ? welcomeOf(person.role) : roleHome(person.role);
  }
  if (person.status === 'PENDING') return '/pending';
  return access.includes(person.role) ? null : roleHome(person.role);
};

/** Whether somebody accepted has just signed in on this very screen: they are led where they were going, if anywhere. */
export const hasSignedIn = (access: Access, person: Person | null, former: Person | null): boolean =>
  (access === 'landing' || access === 'guest') &&
  former === null &&
  person?.status === 'ACCEPTED' &&
  !person.mustChoosePassword &&
  !person.leavesAt;
