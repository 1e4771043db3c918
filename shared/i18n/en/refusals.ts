import type { refusals as fr } from '../fr/refusals.ts';
import type { Like } from '../index.ts';

export const refusals: Like<typeof fr> = {
  bad_credentials: 'The address or the password does not match any account.',
  must_choose_password: 'Choose a password of your own first.',
  not_accepted: 'Your university has not accepted your registration yet.',
  leaving: 'You have asked for your account to be erased. You can take that back, or log out.',
  method_not_allowed: 'This address does not allow this action.',
  email_taken: 'This address already has an account. If it is yours, log in or choose a new password.',
  conflict: 'The item has just been changed elsewhere. Reload the page and try again.',
  member_leaving: 'This person is having their account erased: there is nothing left to decide.',
  has_members: 'This university still has members: choose the university that takes them in.',
  last_admin: 'A university always keeps at least one administrator.',
  last_super: 'Another super administrator can take this role from you; you cannot do so yourself.',
  last_super_alone: 'Yours is the last super administrator’s account: have someone else invited first.',
  no_invitation: 'This person has no open invitation: they have chosen their password already.',
  too_many_things: 'You have reached the maximum number: {{most}}. Delete some to make room.',
  too_many_things_catalogue: 'The list is full: {{most}} entries, those that were deleted included.',
  too_many_things_portfolios: 'You already keep {{most}} assessments, the maximum. Delete one to begin another.',
  too_many_things_formations: 'Your university already keeps {{most}} courses, the maximum. Delete one first.',
  too_many_things_resources: 'There are {{most}} resources here already, the maximum. Delete one first.',
  'too_many_things_formation-categories':
    'Your university already keeps {{most}} categories, the maximum. Delete one first.',
  changed_meanwhile: 'This record was changed meanwhile, here or on another device.',
  too_large_in_form:
    'This file is over {{most}} MB, the most that can be sent here. Ask for an upload form by POST, send the file with it, then send its key here: { "key": "…" }.',
  unsupported_type: 'This format is not accepted: send JSON.',
  invalid: 'Some fields need correcting.',
  key_reused: 'This idempotency key was used before with different content.',
  link_expired: 'This link has expired or has already been used. Ask for a new one.',
  incomplete_evaluation: 'Jobs cannot be calculated, please complete your evaluation.',
};
