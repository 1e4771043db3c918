import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { allCounts, universityCounts } from '../schemas/counts.ts';
import { id, status } from '../schemas/fields.ts';
import { peopleImport } from '../schemas/import.ts';
import { newPassword } from '../schemas/password.ts';
import { maybe, page, pageQuery } from '../schemas/record.ts';
import { cohort, reminder, reminderState } from '../schemas/reminder.ts';
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
    'Create accepted accounts, and mail each owner an invitation to choose a password, from a list with the columns first name (Prénom), last name (Nom), e-mail and, unless all are candidates, role (Rôle); doctoral school, start, expected end (2026-12-31, or the numeric form of the headings’ language) and research domain (name or number) of the doctorate may be added',
  begun: peopleImport,
  refuses: ['confirm_identity'],
});

export const users = contract({
  create: {
    method: 'POST',
    path: '/users',
    summary:
      'Create an accepted account and mail its owner an invitation to choose a password; a password in the body only opens the choice of another one',
    allow: ['campusAdmin'],
    refuses: ['email_taken', 'confirm_identity'],
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
    refuses: ['must_choose_password', 'must_set_up_factor'],
    of: { user: 'params.id' },
    versioned: true,
    returns: userRecord,
  },
  update: {
    method: 'PUT',
    path: '/users/{id}',
    summary:
      'Change a person’s own data; an administrator also changes the role. Absent fields stay (D69); other fields of the record are ignored unless they would change something (D25)',
    allow: ['selfOrAdmin'],
    of: { user: 'params.id' },
    versioned: true,
    refuses: ['last_admin', 'last_super', 'conflict', 'confirm_identity'],
    body: userChanges,
    returns: userRecord,
  },
  remove: {
    method: 'DELETE',
    path: '/users/{id}',
    summary:
      'Erase a person with all their data: invisible at once, fully removed within minutes; 409 for the last administrator of a university',
    allow: ['campusAdmin'],
    confirmed: true,
    refuses: ['last_admin', 'conflict'],
    of: { member: 'params.id' },
  },
  endSessions: {
    method: 'DELETE',
    path: '/users/{id}/sessions',
    summary: 'End every session, mailed link and trusted device of a person, whom a mail tells',
    allow: ['campusAdmin'],
    confirmed: true,
    of: { member: 'params.id' },
  },
  move: {
    method: 'PUT',
    path: '/users/{id}/university',
    summary: 'Move a person with all their data to another university, where they become a candidate',
    allow: ['super'],
    confirmed: true,
    refuses: ['last_admin', 'other_cell', 'conflict'],
    of: { member: 'params.id' },
    stale: ['universities'],
    body: z.object({ universityId: id }),
    returns: user,
  },
  listOfUniversity: {
    method: 'GET',
    path: '/users/university/{universityId}',
    summary:
      'List the members of a university in every status, or those whose name or address contains the words of a search, which of them a mail did not reach, the school, domain and dates of their doctorates, and whether they have an assessment',
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    query: z.object({ search: z.optional(z.string().check(z.maxLength(200))), ...pageQuery }),
    refuses: ['conflict'],
    returns: z.object({ rows: z.array(member), ...page }),
  },
  countsOfUniversity: {
    method: 'GET',
    path: '/users/university/{universityId}/counts',
    summary: 'Count the members of a university by status, its failed mails and its courses',
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    returns: universityCounts,
  },
  countsOfAll: {
    method: 'GET',
    path: '/counts',
    summary: 'Count the universities, those without an administrator, their members and the pending ones',
    allow: ['super'],
    ofEveryCell: true,
    returns: allCounts,
  },
  contactOfUniversity: {
    method: 'GET',
    path: '/users/university/{universityId}/contact',
    summary: 'Read the contact of the caller’s university: its address, or its administrators’ names while it has none',
    allow: ['account', 'super'],
    of: { university: 'params.universityId' },
    returns: contact,
  },
  setStatus: {
    method: 'PUT',
    path: '/users/{id}/status',
    summary:
      'Accept or reject a person, or undo the decision (PENDING); a mail follows after 20 seconds if the decision still holds. Refused for an account that is being erased',
    allow: ['campusAdmin'],
    refuses: ['last_admin', 'last_super', 'member_leaving', 'conflict'],
    of: { member: 'params.id' },
    body: z.object({ status }),
    returns: user,
  },
  resendInvitation: {
    method: 'POST',
    path: '/users/{id}/resend-invitation',
    summary: 'Mail an invited person a new link to choose a password, until one was used',
    allow: ['campusAdmin'],
    of: { member: 'params.id' },
    limits: ['invitations'],
    uses: 'mails',
    refuses: ['no_invitation'],
  },
  listReminders: {
    method: 'GET',
    path: '/users/university/{universityId}/reminders',
    summary:
      'Read, for each cohort, when its members were last reminded, how many, and when they may be reminded again',
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    returns: z.array(reminderState),
  },
  remind: {
    method: 'POST',
    path: '/users/university/{universityId}/reminders',
    summary:
      'Mail each accepted candidate of a cohort (no assessment, no PhD record, a PhD that ends within the year) a fixed text, at most once a week. The mails leave after 20 seconds, at the rate of the university’s share of mails, to those who are still in the cohort by then',
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    refuses: ['reminded_lately', 'nobody_to_remind', 'conflict'],
    once: true,
    body: z.object({ cohort }),
    returns: reminder,
    status: 201,
  },
  takeBackReminder: {
    method: 'DELETE',
    path: '/users/university/{universityId}/reminders/{cohort}',
    summary: 'Take a reminder back that has not left yet',
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    refuses: ['reminder_left'],
  },
  beginImport: imported.begin,
  getImport: imported.progress,
  avatarForm: avatar.form,
  uploadAvatar: avatar.upload,
  resendMail: {
    method: 'POST',
    path: '/users/{id}/resend-mail',
    summary: 'Send again the mails that did not reach a person, and trust their address again after a bounce',
    allow: ['campusAdmin'],
    refuses: ['conflict'],
    of: { member: 'params.id' },
  },
});
