import type { Received, Replies } from '#tests/support/replies.ts';
import { administrator, campus, superAdministrator } from '#tests/support/web-samples.ts';
import { course, listOf } from '../formations/samples.ts';
import { entry } from '../jobs/samples.ts';
import { createRecord, type DeviceScreen, type Kept, type Stored, texts } from './device-record.ts';

const own = { ...course(1, 'Animer une équipe'), FormationCategoryId: null };
const courses = (kept: Kept<Stored>): Replies => ({
  'formations.get': () => kept.now() as never,
  'formations.update': (call) => kept.answer(call) as never,
  'formations.listSkills': [],
  'formations.listCategories': [],
  'formations.list': listOf(own),
  'catalogue.listSkills': { skills: [] },
});
const { category: _, ...named } = entry('j2', 'Horlogère', 'Horologist');
const job = {
  ...named,
  active: true,
  researchDomains: [],
  coreKinds: [],
  regularKinds: [],
  family: '',
  familyFR: '',
  employers: [],
  requirement: null,
  subjects: [],
  subjectsFR: [],
  revision: 11,
};
const entries = (kept: Kept<Stored>, name: 'Job' | 'Skill' | 'Activity'): Replies => ({
  [`catalogue.get${name}`]: () => kept.now(),
  [`catalogue.update${name}`]: (call: Received) => kept.answer(call),
  'catalogue.listJobSkills': { jobSkills: [] },
  'catalogue.listJobActivities': { JobActivities: [] },
  'catalogue.listActivitySkills': { activitySkills: [] },
  'catalogue.listFindings': { findings: [] },
});
/** A case of the catalogue. */
export const graded = {
  ...{ id: 'c1', active: true, researchDomain: 12, wishes: ['teaching'], thesisTitle: 'Halles et marchés' },
  ...{ graders: 1, gradedOn: '2026-11-10', grades: { j1: 3, j2: 1.5, j3: 0.5 }, revision: 11 },
};
export const caseReplies = (kept: Kept<Stored>): Replies => ({
  'catalogue.getCase': () => kept.now() as never,
  'catalogue.updateCase': (call) => kept.answer(call) as never,
  'catalogue.listJobs': { jobs: [] },
  'catalogue.listFindings': { findings: [] },
});
const rated = (id: string) => ({ ...entry(id, 'Accorder', 'Tuning', 1), revision: 11 });
export const category = { id: 'upv_c_7', universityId: 'upv_university', name: 'Langues', revision: 2 };

export const sharedScreens: Record<string, DeviceScreen> = {
  'a university': {
    at: '/admin/university',
    who: administrator,
    record: campus,
    replies: (kept) => ({
      'universities.get': () => kept.now() as never,
      'universities.update': (call) => kept.answer(call) as never,
    }),
    label: 'Adresse',
    field: 'address',
    ...texts,
    other: { city: 'Nantes' },
  },
  'a course’s description': {
    at: '/admin/courses/upv_f1',
    who: administrator,
    record: own,
    replies: courses,
    label: /^Description/,
    field: 'description',
    ...texts,
    other: { title: 'Mener une équipe' },
    isSavedOnLeaving: true,
  },
  'a job of the catalogue': {
    at: '/super-admin/jobs/j2',
    who: superAdministrator,
    record: job,
    replies: (kept) => entries(kept, 'Job'),
    label: /^Description/,
    field: 'descriptionFR',
    ...texts,
    other: { definition: 'Who makes clocks' },
  },
  'a skill of the catalogue': {
    at: '/super-admin/skills/s1',
    who: superAdministrator,
    record: rated('s1'),
    replies: (kept) => entries(kept, 'Skill'),
    label: /^Description/,
    field: 'descriptionFR',
    ...texts,
    other: { category: 2 },
  },
  'an activity of the catalogue': {
    at: '/super-admin/activities/a1',
    who: superAdministrator,
    record: rated('a1'),
    replies: (kept) => entries(kept, 'Activity'),
    label: /^Description/,
    field: 'descriptionFR',
    ...texts,
    other: { category: 2 },
  },
  'a case of the catalogue': {
    at: '/super-admin/cases/c1',
    who: superAdministrator,
    record: graded,
    replies: caseReplies,
    label: /^Titre de la thèse/,
    field: 'thesisTitle',
    ...texts,
    other: { graders: 3, grades: { j1: 3, j2: 1.5, j3: 1 } },
  },
};

/** A category is renamed in a dialog over a course. */
export const categoryReplies = (kept: Kept<Stored>): Replies => ({
  ...courses(createRecord(own)),
  'formations.listCategories': () => [kept.now()] as never,
  'formations.updateCategory': (call) => kept.answer(call) as never,
});
