import type { Role, Status } from './lists.ts';

/** Who calls: read afresh from the database at every call, never from the token. */
export type Actor = { id: string; role: Role; status: Status; universityId: string | null };

/**
 * Whose thing is touched: a person's (`owner`, with the university they belong to) or a university's (`campus`). Never
 * both, so that no rule for what a university shares opens what its members own. `role` is that of the person, if the
 * thing is one: nobody but a super administrator touches one.
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
const universityOf = (scope: Scope): string | null => ('owner' in scope ? scope.owner.universityId : scope.campus);
const isAdminOf = (actor: Actor, scope: Scope): boolean =>
  isAccepted(actor, null) && actor.role === 'admin' && scope.role !== 'super' && isMember(actor, universityOf(scope));
const isOwner: Check = (actor, scope) => scope !== null && 'owner' in scope && scope.owner.id === actor.id;
const isOwnCampus: Check = (actor, scope) => scope !== null && 'campus' in scope && isMember(actor, scope.campus);

/** The eight rules of the product (D9); a call names one or several of them and is refused unless one says yes. */
export const rules = {
  /** Anyone, signed in or not. */
  public: () => true,
  /** Signed in, whatever the status: oneself, or one's own university. */
  account: (actor, scope) => isOwner(actor, scope) || isOwnCampus(actor, scope),
  /** Accepted, whatever the role. */
  member: isAccepted,
  /** The owner alone: no administrator reads it. */
  self: (actor, scope) => isAccepted(actor, scope) && isOwner(actor, scope),
  /** The owner, an administrator of the owner's university, or a super administrator. */
  selfOrAdmin: (actor, scope) =>
    isSuper(actor, scope) ||
    (isAccepted(actor, scope) && isOwner(actor, scope)) ||
    (scope !== null && 'owner' in scope && isAdminOf(actor, scope)),
  /** Every accepted member of the university. */
  campus: (actor, scope) => isAccepted(actor, scope) && isOwnCampus(actor, scope),
  /** An administrator of the university, or a super administrator; of what a university has, never of what a person owns. */
  campusAdmin: (actor, scope) =>
    (isSuper(actor, scope) && !(scope !== null && 'owner' in scope)) ||
    (scope !== null && 'campus' in scope && isAdminOf(actor, scope)),
  /** A super administrator. */
  super: isSuper,
} satisfies Record<string, Check>;

export type Rule = keyof typeof rules;

/** May this actor touch a thing of this scope (null: a thing of everybody's) under one of the named rules? */
export const can = (actor: Actor, allow: readonly Rule[], scope: Scope | null): boolean =>
  allow.some((rule) => rules[rule](actor, scope));

/** Does the thing exist for this actor at all? What is not visible answers 404, what is visible but not allowed 403 (D25). */
export const isVisible = (actor: Actor, scope: Scope): boolean =>
  isSuper(actor, scope) || isOwner(actor, scope) || isMember(actor, universityOf(scope));
