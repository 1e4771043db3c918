import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { day, id } from '../schemas/fields.ts';
import { newUniversity, universityChanges } from '../schemas/said-university.ts';
import { listedUniversity, placedUniversity, university, universityDeletion } from '../schemas/university.ts';
import { shareChange, universityShare, universityUsage, universityUsages } from '../schemas/usage.ts';
import { pictureUpload } from './picture-upload.ts';

const logo = pictureUpload('/universities/{id}/upload-logo', {
  subject: 'university',
  allow: ['campusAdmin'],
  returns: university,
  picture: "a university's logo",
});

export const universities = contract({
  list: {
    method: 'GET',
    path: '/universities',
    summary: 'List the universities that accept registrations',
    allow: ['public'],
    signIn: 'optional',
    ofEveryCell: true,
    returns: z.object({ rows: z.array(listedUniversity) }),
  },
  get: {
    method: 'GET',
    path: '/universities/{id}',
    summary: 'Read the caller’s university',
    allow: ['account', 'super'],
    of: { university: 'params.id' },
    versioned: true,
    returns: placedUniversity,
  },
  create: {
    method: 'POST',
    path: '/universities',
    summary: 'Create a university without members',
    allow: ['super'],
    once: true,
    stale: ['users'],
    body: newUniversity,
    returns: university,
    status: 201,
  },
  update: {
    method: 'PUT',
    path: '/universities/{id}',
    summary: 'Change the data of a university; absent fields stay (D69)',
    allow: ['campusAdmin'],
    of: { university: 'params.id' },
    versioned: true,
    body: universityChanges,
    returns: university,
  },
  getUsage: {
    method: 'GET',
    path: '/universities/{id}/usage',
    summary: 'Read what a university used by day (UTC), latest first, and its share of expensive work',
    allow: ['super'],
    of: { university: 'params.id' },
    query: z.object({ from: day, until: day }),
    returns: universityUsage,
  },
  listUsages: {
    method: 'GET',
    path: '/university-usages',
    summary: 'List what each university used in the last thirty days (UTC), today included',
    allow: ['super'],
    ofEveryCell: true,
    returns: universityUsages,
  },
  setShare: {
    method: 'PUT',
    path: '/universities/{id}/share',
    summary: 'Set a university’s share of expensive work as a multiple of the usual one; it applies within a minute',
    allow: ['super'],
    of: { university: 'params.id' },
    versioned: true,
    body: shareChange,
    returns: universityShare,
  },
  logoForm: logo.form,
  uploadLogo: logo.upload,
  remove: {
    method: 'DELETE',
    path: '/universities/{id}',
    summary:
      'Delete a university; its members move with all their data to another one within seconds, its administrators as candidates',
    allow: ['super'],
    confirmed: true,
    refuses: ['has_members', 'other_cell', 'conflict'],
    of: { university: 'params.id' },
    stale: ['users', 'formations'],
    query: z.object({ transferUsersTo: z.optional(id) }),
  },
  getDeletion: {
    method: 'GET',
    path: '/universities/{id}/deletion',
    summary: 'Read the progress of a university’s deletion, until 90 days after it',
    allow: ['super'],
    ofEveryCell: true,
    returns: universityDeletion,
  },
  listDeletions: {
    method: 'GET',
    path: '/university-deletions',
    summary: 'List the unfinished deletions of universities',
    allow: ['super'],
    ofEveryCell: true,
    returns: z.array(universityDeletion),
  },
});
