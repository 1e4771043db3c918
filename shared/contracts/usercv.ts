import * as z from 'zod/mini';
import { contract } from '../contract.ts';
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
    summary: `List the ${what} of one's CV`,
    allow: ['self'],
    of: { user: 'params.id' },
    returns: z.array(row),
  } as const,
  add: {
    method: 'POST',
    path: `/${name}`,
    summary: `Rate one of the ${what} of one's CV, 200 at most; one that is there already is rated anew (D39)`,
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
    summary: `Take one of the ${what} from one's CV`,
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
    summary: "Read what a person's profile lists and their CV; administrators get a userCv of null",
    allow: ['selfOrAdmin'],
    of: { user: 'params.id' },
    returns: z.object({ user: profileItems, userCv: z.nullable(userCv) }),
  },
  update: {
    method: 'PUT',
    path: '/usercv/user/{id}',
    summary: "Change one's CV and what of it is public; what is left out stays (D69)",
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
    summary: 'Read what others would see of one’s CV',
    allow: ['self'],
    of: { user: 'params.id' },
    returns: publicCv,
  },
  getPublic: {
    method: 'GET',
    path: '/usercv/user/{id}/public',
    summary: 'Read what an accepted person has made public of their CV; 404 for everybody else (D24)',
    allow: ['public'],
    keptFor: 60,
    returns: publicCv,
  },
  getPage: {
    method: 'GET',
    path: '/usercv/user/{id}/page',
    summary: 'Open the same as a page, as /public/cv/{id}; nobody learns whose CV is not public (D47)',
    allow: ['public'],
    keptFor: 60,
    answers: 'page',
  },
  withdraw: {
    method: 'DELETE',
    path: '/usercv/user/{id}/public',
    summary: "Make everything of one's CV private",
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
