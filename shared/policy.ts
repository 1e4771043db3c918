import type { Role, Status } from './lists.ts';

/** Who calls: read afresh from the database at every call, never from the token. */
export type Actor = { id: string; role: Role; status: Status; universityId: string | null };

/** Whose thing is touched: its owner, the university it belongs to, or both. */
export type Scope = { userId?: string; universityId?: string | null };

type Check = (actor: Actor, scope: Scope) => boolean;

const isAccepted: Check = (actor) => actor.status === 'ACCEPTED';
const isOwner: Check = (actor, scope) => scope.userId !== undefined && scope.userId === actor.id;
const isSuper: Check = (actor) => isAccepted(actor, {}) && actor.role === 'super';
const isSameCampus: Check = (actor, scope) => !!scope.universityId && scope.universityId === actor.universityId;
const isCampusAdmin: Check = (actor, scope) =>
  isAccepted(actor, scope) && actor.role === 'admin' && isSameCampus(actor, scope);

/** The eight rules of the product; a call names one or several of them and is refused unless one says yes. */
export const rules = {
  /** Anyone, signed in or not. */
  public: () => true,
  /** Signed in, whatever the status: oneself, or one's own university. */
  account: (actor, scope) => (scope.userId === undefined ? isSameCampus(actor, scope) : isOwner(actor, scope)),
  /** Accepted, whatever the role. */
  member: isAccepted,
  /** The owner alone: no administrator reads it. */
  self: (actor, scope) => isAccepted(actor, scope) && isOwner(actor, scope),
  /** The owner, an administrator of the owner's university, or a super administrator. */
  selfOrAdmin: (actor, scope) =>
    isSuper(actor, scope) || isCampusAdmin(actor, scope) || (isAccepted(actor, scope) && isOwner(actor, scope)),
  /** Every accepted member of the university. */
  campus: (actor, scope) => isAccepted(actor, scope) && isSameCampus(actor, scope),
  /** An administrator of the university, or a super administrator. */
  campusAdmin: (actor, scope) => isSuper(actor, scope) || isCampusAdmin(actor, scope),
  /** A super administrator. */
  super: isSuper,
} satisfies Record<string, Check>;

export type Rule = keyof typeof rules;

/** May this actor touch a thing of this scope under one of the named rules? */
export const can = (actor: Actor, allow: readonly Rule[], scope: Scope): boolean =>
  allow.some((rule) => rules[rule](actor, scope));

/** Does the thing exist for this actor at all? What is not visible answers 404, what is visible but not allowed 403. */
export const isVisible = (actor: Actor, scope: Scope): boolean =>
  isSuper(actor, scope) || isOwner(actor, scope) || isSameCampus(actor, scope);

/** May the administrator set the status or role of this person? Nobody but a super administrator touches one. */
export const mayManage = (actor: Actor, target: { role: Role }): boolean =>
  actor.role === 'super' || target.role !== 'super';
