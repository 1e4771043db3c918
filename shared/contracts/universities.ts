import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { day, id } from '../schemas/fields.ts';
import { newUniversity, universityChanges } from '../schemas/said-university.ts';
import { listedUniversity, university, universityDeletion } from '../schemas/university.ts';
import { shareChange, universityShare, universityUsage } from '../schemas/usage.ts';
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
    summary: 'List the universities one can register into',
    allow: ['public'],
    signIn: 'optional',
    returns: z.object({ rows: z.array(listedUniversity) }),
  },
  get: {
    method: 'GET',
    path: '/universities/{id}',
    summary: "Read one's university",
    allow: ['account', 'super'],
    of: { university: 'params.id' },
    versioned: true,
    returns: university,
  },
  create: {
    method: 'POST',
    path: '/universities',
    summary: 'Add a university; nobody belongs to it yet',
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
    summary: 'Change what is said of a university; what is left out stays (D69)',
    allow: ['campusAdmin'],
    of: { university: 'params.id' },
    versioned: true,
    body: universityChanges,
    returns: university,
  },
  getUsage: {
    method: 'GET',
    path: '/universities/{id}/usage',
    summary: 'Read what a university used of what costs much, by day (UTC), and how large its share of it is',
    allow: ['super'],
    of: { university: 'params.id' },
    query: z.object({ from: day, until: day }),
    returns: universityUsage,
  },
  setShare: {
    method: 'PUT',
    path: '/universities/{id}/share',
    summary: 'Give a university several times the usual share of what costs much; it holds within a minute',
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
      'Delete a university; its members, with all that is theirs, go to another one within seconds, its administrators as users of that one',
    allow: ['super'],
    refuses: ['has_members', 'conflict'],
    of: { university: 'params.id' },
    stale: ['users', 'formations'],
    query: z.object({ transferUsersTo: z.optional(id) }),
  },
  getDeletion: {
    method: 'GET',
    path: '/universities/{id}/deletion',
    summary: 'Read how far the deletion of a university is, also for 90 days after it',
    allow: ['super'],
    returns: universityDeletion,
  },
  listDeletions: {
    method: 'GET',
    path: '/university-deletions',
    summary: 'List the deletions of universities that are not done',
    allow: ['super'],
    returns: z.array(universityDeletion),
  },
});
