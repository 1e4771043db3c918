import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { sentCvMessage } from '../schemas/cv-contact.ts';
import {
  addedActivity,
  addedSkill,
  addedValue,
  profileItems,
  publicCv,
  userCv,
  userCvActivity,
  userCvChanges,
  userCvSkill,
  userCvValue,
} from '../schemas/usercv.ts';

const cvList = <const N extends string, A extends z.ZodMiniType, R extends z.ZodMiniType>(
  name: N,
  { added, row, what }: { added: A; row: R; what: string },
) => ({
  list: {
    method: 'GET',
    path: `/${name}/user/{id}`,
    summary: `List the ${what} of the caller’s CV`,
    allow: ['self'],
    of: { user: 'params.id' },
    returns: z.array(row),
  } as const,
  add: {
    method: 'POST',
    path: `/${name}`,
    summary: `Rate one of the ${what} of the caller’s CV, at most 200; absent fields of an existing one stay (D39, D69)`,
    allow: ['self'],
    by: ['user'],
    of: { user: 'actor' },
    refuses: ['not_found', 'too_many_things'],
    body: added,
    returns: row,
    status: 201,
  } as const,
  remove: {
    method: 'DELETE',
    path: `/${name}/{id}`,
    summary: `Remove one of the ${what} from the caller’s CV`,
    allow: ['self'],
    of: { thing: 'params.id' },
  } as const,
});

const skills = cvList('usercv-skills', { added: addedSkill, row: userCvSkill, what: 'skills' });
const values = cvList('usercv-values', { added: addedValue, row: userCvValue, what: 'values' });
const activities = cvList('usercv-activities', { added: addedActivity, row: userCvActivity, what: 'activities' });

export const usercv = contract({
  get: {
    method: 'GET',
    path: '/usercv/user/{id}',
    summary: 'Read a person’s profile lists and CV; administrators get a userCv of null',
    allow: ['selfOrAdmin'],
    of: { user: 'params.id' },
    returns: z.object({ user: profileItems, userCv: z.nullable(userCv) }),
  },
  update: {
    method: 'PUT',
    path: '/usercv/user/{id}',
    summary: 'Change the caller’s CV and its public parts; absent fields stay (D69)',
    allow: ['self'],
    of: { user: 'params.id' },
    refuses: ['conflict'],
    versioned: true,
    body: userCvChanges,
    returns: userCv,
  },
  preview: {
    method: 'GET',
    path: '/usercv/user/{id}/preview',
    summary: 'Preview the caller’s CV as others would see it',
    allow: ['self'],
    of: { user: 'params.id' },
    returns: publicCv,
  },
  getPublic: {
    method: 'GET',
    path: '/usercv/user/{id}/public',
    summary: 'Read the public part of an accepted person’s CV; 404 when there is none (D24)',
    allow: ['public'],
    livesBy: { person: 'params.id' },
    refuses: ['too_many'],
    keptFor: 60,
    returns: publicCv,
  },
  getPage: {
    method: 'GET',
    path: '/usercv/user/{id}/page',
    summary:
      'Open the public CV as a page, as /public/cv/{id} does; the page of a private CV does not tell that it exists (D47)',
    allow: ['public'],
    livesBy: { person: 'params.id' },
    refuses: ['too_many'],
    keptFor: 60,
    answers: 'page',
  },
  contact: {
    method: 'POST',
    path: '/usercv/user/{id}/contact',
    summary:
      'Write to the owner of a public CV, who gets a mail and stays unseen; 404 unless the owner allows it, five a day (D88)',
    allow: ['public'],
    livesBy: { person: 'params.id' },
    limits: ['cvMessages'],
    body: sentCvMessage,
  },
  withdraw: {
    method: 'DELETE',
    path: '/usercv/user/{id}/public',
    summary: 'Make the caller’s whole CV private',
    allow: ['self'],
    of: { user: 'params.id' },
    refuses: ['conflict'],
    stale: ['diplomas', 'experiences', 'publications'],
  },
  listSkills: skills.list,
  addSkill: skills.add,
  removeSkill: skills.remove,
  listValues: values.list,
  addValue: values.add,
  removeValue: values.remove,
  listActivities: activities.list,
  addActivity: activities.add,
  removeActivity: activities.remove,
});
