import type { Role, Status } from './lists.ts';

/** Read from the database at every call, never from the token. */
export type Actor = { id: string; role: Role; status: Status; universityId: string | null };

/**
 * The owner is a user (`owner`, with their university) or a university (`campus`). Never both, so that no rule for
 * shared records opens private ones. `role` is set when the record is a user: only a super administrator may touch a
 * super administrator.
 */
export type Scope = { readonly role?: Role } & (
  | { readonly owner: { readonly id: string; readonly universityId: string | null } }
  | { readonly campus: string | null }
);

type Check = (actor: Actor, scope: Scope | null) => boolean;

const isAccepted: Check = (actor) => actor.status === 'ACCEPTED';
const isSuper: Check = (actor) => isAccepted(actor, null) && actor.role === 'super';
const isMember = (actor: Actor, universityId: string | null): boolean =>
  universityId !== null && universityId === actor.universityId;
export const universityOf = (scope: Scope): string | null =>
  'owner' in scope ? scope.owner.universityId : scope.campus;
const isAdminOf = (actor: Actor, scope: Scope): boolean =>
  isAccepted(actor, null) && actor.role === 'admin' && scope.role !== 'super' && isMember(actor, universityOf(scope));
const isOwner: Check = (actor, scope) => scope !== null && 'owner' in scope && scope.owner.id === actor.id;
const isOwnCampus: Check = (actor, scope) => scope !== null && 'campus' in scope && isMember(actor, scope.campus);

/** A call lists the rules that allow it; one that holds is enough (D9). */
export const rules = {
  public: () => true,
  /** Oneself or one's own university, whatever the status. */
  account: (actor, scope) => isOwner(actor, scope) || isOwnCampus(actor, scope),
  member: isAccepted,
  self: (actor, scope) => isAccepted(actor, scope) && isOwner(actor, scope),
  selfOrAdmin: (actor, scope) =>
    isSuper(actor, scope) ||
    (isAccepted(actor, scope) && isOwner(actor, scope)) ||
    (scope !== null && 'owner' in scope && isAdminOf(actor, scope)),
  campus: (actor, scope) => isAccepted(actor, scope) && isOwnCampus(actor, scope),
  /** Never allows a user's records. */
  campusAdmin: (actor, scope) =>
    (isSuper(actor, scope) && !(scope !== null && 'owner' in scope)) ||
    (scope !== null && 'campus' in scope && isAdminOf(actor, scope)),
  super: isSuper,
} satisfies Record<string, Check>;

export type Rule = keyof typeof rules;

/** A null scope is a record of no owner, such as the catalogue. */
export const can = (actor: Actor, allow: readonly Rule[], scope: Scope | null): boolean =>
  allow.some((rule) => rules[rule](actor, scope));

/** Invisible records answer 404; visible but forbidden ones 403 (D25). */
export const isVisible = (actor: Actor, scope: Scope): boolean =>
  isSuper(actor, scope) || isOwner(actor, scope) || isMember(actor, universityOf(scope));
