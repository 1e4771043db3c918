import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { catalogueId } from '../schemas/catalogue-entry.ts';
import { halfSteps, id } from '../schemas/fields.ts';
import {
  addedFormationSkill,
  formation,
  formationCategory,
  formationSkill,
  listedFormation,
  shownFormation,
} from '../schemas/formation.ts';
import { formationsImport } from '../schemas/import.ts';
import { page, pageQuery } from '../schemas/record.ts';
import { campusList, campusReads, campusWrites } from './campus-list.ts';
import { formationStocks } from './formation-stocks.ts';
import { listImport } from './list-import.ts';

const courses = campusList('formations', { ...formation, record: shownFormation }, formationStocks.formations);
const categories = campusList('formation-categories', formationCategory, formationStocks.categories);

const imported = listImport('formations', {
  summary:
    'Create courses, and missing categories, from a list with the columns title (Intitulé), description and, optionally, link (Lien), category (Catégorie) and skills (Compétences), by id or by name in either language, separated by |',
  begun: formationsImport,
});

/** Groups of calls that become stale when a course is added or removed: their replies count courses. */
const counts = ['users'] as const;

export const formations = contract({
  list: {
    ...courses.list,
    summary:
      'List a university’s courses with their strengths by skill, or those whose title contains the words of a search, or those that strengthen a skill, the strongest first; when none does, the reply names skills that some courses strengthen',
    query: z.object({
      universityId: id,
      search: z.optional(z.string().check(z.maxLength(200))),
      skillId: z.optional(catalogueId),
      ...pageQuery,
    }),
    refuses: ['conflict'],
    returns: z.object({
      count: z.int(),
      rows: z.array(listedFormation),
      ...page,
      /** Only when no course strengthens `skillId`: skills with courses, most courses first. */
      otherSkillIds: z.optional(z.array(catalogueId)),
    }),
  },
  get: {
    method: 'GET',
    path: '/formations/{id}',
    summary: 'Read a course',
    allow: campusReads,
    of: { campusThing: 'params.id' },
    versioned: true,
    returns: shownFormation,
  },
  create: { ...courses.create, stale: counts, children: { 'body.FormationCategoryId': 'body.universityId' } },
  update: { ...courses.update, siblings: { 'body.FormationCategoryId': 'params.id' } },
  remove: { ...courses.remove, stale: counts, refuses: ['conflict'] },
  beginImport: { ...imported.begin, refuses: ['too_many_things'] },
  getImport: imported.progress,
  listCategories: categories.list,
  createCategory: categories.create,
  updateCategory: categories.update,
  removeCategory: categories.remove,
  listSkills: {
    method: 'GET',
    path: '/formation-skills',
    summary: 'List the skills that a course strengthens, and how much',
    allow: campusReads,
    of: { campusThing: 'query.formationId' },
    query: z.object({ formationId: id }),
    returns: z.array(formationSkill),
  },
  addSkill: {
    method: 'POST',
    path: '/formation-skills',
    summary: 'Link a skill to a course that strengthens it; 409 when it is linked already',
    allow: campusWrites,
    refuses: ['conflict'],
    of: { campusThing: 'body.formationId' },
    once: true,
    stale: counts,
    body: addedFormationSkill,
    returns: formationSkill,
    status: 201,
  },
  updateSkill: {
    method: 'PUT',
    path: '/formation-skills/{id}',
    summary: 'Change how much a course strengthens a skill',
    allow: campusWrites,
    of: { campusThing: 'params.id' },
    body: z.object({ value: halfSteps }),
    returns: formationSkill,
  },
  removeSkill: {
    method: 'DELETE',
    path: '/formation-skills/{id}',
    summary: 'Remove a skill from a course',
    allow: campusWrites,
    of: { campusThing: 'params.id' },
    stale: counts,
    refuses: ['conflict'],
  },
});
