import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { allCounts, universityCounts } from '../schemas/counts.ts';
import { id, status } from '../schemas/fields.ts';
import { peopleImport } from '../schemas/import.ts';
import { newPassword } from '../schemas/password.ts';
import { maybe, page, pageQuery } from '../schemas/record.ts';
import { contact, invited, member, user } from '../schemas/user.ts';
import { userChanges, userRecord } from '../schemas/user-record.ts';
import { listImport } from './list-import.ts';
import { pictureUpload } from './picture-upload.ts';

const avatar = pictureUpload('/users/{id}/upload-avatar', {
  subject: 'user',
  allow: ['selfOrAdmin'],
  returns: userRecord,
  picture: "a person's picture",
});

const imported = listImport('users', {
  summary:
    'Make accepted accounts, and mail their owners an invitation to choose a password, from a list with first name (Prénom), last name (Nom), e-mail and, unless all are candidates, role (Rôle)',
  begun: peopleImport,
});

export const users = contract({
  create: {
    method: 'POST',
    path: '/users',
    summary:
      'Make an accepted account for somebody and mail them an invitation to choose a password of their own; with a password, which opens the choice of another one and nothing else',
    allow: ['campusAdmin'],
    refuses: ['email_taken'],
    of: { university: 'body.universityId' },
    limits: ['invitations'],
    uses: 'mails',
    once: true,
    body: z.extend(invited, { password: maybe(newPassword), universityId: id }),
    returns: user,
    status: 201,
  },
  get: {
    method: 'GET',
    path: '/users/{id}',
    summary: 'Read a person',
    allow: ['account', 'selfOrAdmin'],
    beforeOwnPassword: true,
    refuses: ['must_choose_password'],
    of: { user: 'params.id' },
    versioned: true,
    returns: userRecord,
  },
  update: {
    method: 'PUT',
    path: '/users/{id}',
    summary:
      'Change what a person says of themselves, and an administrator their role; what is left out stays (D69), the rest of the record is ignored as long as it would change nothing (D25)',
    allow: ['selfOrAdmin'],
    of: { user: 'params.id' },
    versioned: true,
    refuses: ['last_admin', 'last_super', 'conflict'],
    body: userChanges,
    returns: userRecord,
  },
  remove: {
    method: 'DELETE',
    path: '/users/{id}',
    summary:
      'Erase a person and everything of theirs: at once for everybody, to the last trace within minutes; 409 for the last administrator of a university',
    allow: ['campusAdmin'],
    refuses: ['last_admin', 'conflict'],
    of: { member: 'params.id' },
  },
  move: {
    method: 'PUT',
    path: '/users/{id}/university',
    summary: 'Move a person, with all that is theirs, to another university, where they are a user',
    allow: ['super'],
    refuses: ['last_admin', 'conflict'],
    of: { member: 'params.id' },
    stale: ['universities'],
    body: z.object({ universityId: id }),
    returns: user,
  },
  listOfUniversity: {
    method: 'GET',
    path: '/users/university/{universityId}',
    summary:
      'List the members of a university, whatever their status, or those whose name or address holds the words of a search; and tell whom a mail did not reach',
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    query: z.object({ search: z.optional(z.string().check(z.maxLength(200))), ...pageQuery }),
    refuses: ['conflict'],
    returns: z.object({ rows: z.array(member), ...page }),
  },
  countsOfUniversity: {
    method: 'GET',
    path: '/users/university/{universityId}/counts',
    summary: 'Count what waits for the administrators of a university: its members by status, mails, courses',
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    returns: universityCounts,
  },
  countsOfAll: {
    method: 'GET',
    path: '/counts',
    summary: 'Count the universities, those without an administrator, their members and who of them waits',
    allow: ['super'],
    returns: allCounts,
  },
  contactOfUniversity: {
    method: 'GET',
    path: '/users/university/{universityId}/contact',
    summary: "Read whom one's university is written to: its address, or its administrators' names while it has none",
    allow: ['account', 'super'],
    of: { university: 'params.universityId' },
    returns: contact,
  },
  setStatus: {
    method: 'PUT',
    path: '/users/{id}/status',
    summary:
      'Accept or reject a person, or take it back (PENDING); they are told by mail 20 seconds later if it still holds; nobody who is having their account erased',
    allow: ['campusAdmin'],
    refuses: ['last_admin', 'last_super', 'member_leaving', 'conflict'],
    of: { member: 'params.id' },
    body: z.object({ status }),
    returns: user,
  },
  resendInvitation: {
    method: 'POST',
    path: '/users/{id}/resend-invitation',
    summary: 'Mail somebody who was invited a new link to choose a password, as long as they have used none',
    allow: ['campusAdmin'],
    of: { member: 'params.id' },
    limits: ['invitations'],
    uses: 'mails',
    refuses: ['no_invitation'],
  },
  beginImport: imported.begin,
  getImport: imported.progress,
  avatarForm: avatar.form,
  uploadAvatar: avatar.upload,
  resendMail: {
    method: 'POST',
    path: '/users/{id}/resend-mail',
    summary: 'Have the mails sent again that did not reach a person, and trust their address again if one came back',
    allow: ['campusAdmin'],
    refuses: ['conflict'],
    of: { member: 'params.id' },
  },
});
