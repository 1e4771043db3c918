import type { User } from '#shared/schemas/user.ts';
import { Refusal } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';
import { administrator, campus, candidate, recordOf, superAdministrator } from '#tests/support/web-samples.ts';
import { papers, recordLists } from '../blocks/record-lists.ts';
import { unsaid } from '../doctorates/samples.ts';
import { course, listOf } from '../formations/samples.ts';
import { entry } from '../jobs/samples.ts';
import { assessment } from '../portfolios/samples.ts';
import { notes, poster } from '../resources/samples.ts';
import { privateCv } from '../usercv/samples.ts';

type Stored = { revision: number };

/** A record as the server keeps it, changed by two devices. */
export const createRecord = <T extends Stored>(stored: T) => {
  let now = stored;
  return {
    now: () => now,
    /** The other device saves. */
    change: (fields: object) => {
      now = { ...now, ...fields, revision: now.revision + 1 };
    },
    answer: ({ body, headers }: Received): T | Refusal => {
      if (headers.get('if-match') !== `"${now.revision}"`) {
        return new Refusal(412, { msg: 'La fiche a changé.', code: 'changed_meanwhile', details: [now] });
      }
      now = { ...now, ...(body as object), revision: now.revision + 1 };
      return now;
    },
  };
};
type Kept<T extends Stored> = ReturnType<typeof createRecord<T>>;

/** A form of one record, and a text of it that two devices change. */
export type DeviceScreen = {
  at: string;
  who: User;
  record: Stored;
  replies: (kept: Kept<Stored>) => Replies;
  /** The button by which it is opened, where it is a dialog. */
  opener?: RegExp | string;
  label: RegExp | string;
  field: string;
  mine: string;
  theirs: string;
  /** Another field of the record, as the other device saves it; where there is one. */
  other?: Record<string, unknown>;
  /** It is saved on leaving the field. */
  isSavedOnLeaving?: boolean;
};

const texts = { mine: 'Enseigner à des adultes', theirs: 'Chercher dans un laboratoire' };
const doctorate = {
  ...unsaid,
  appreciatedAspects: null,
  unappreciatedAspects: null,
  smartGoals: null,
  proProjectElements: null,
  careerPlan: 'Rien encore',
};
const doctorates = (kept: Kept<Stored>): Replies => ({
  'doctorates.get': () => kept.now() as never,
  'doctorates.update': (call) => kept.answer(call) as never,
  'portfolios.listOfUser': { portfolios: [] },
});
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
const rated = (id: string) => ({ ...entry(id, 'Accorder', 'Tuning', 1), revision: 11 });
const category = { id: 'upv_c_7', universityId: 'upv_university', name: 'Langues', revision: 2 };
const owned = (name: 'experiences' | 'diplomas' | 'publications', kept: Kept<Stored>): Replies => ({
  [`${name}.listOfUser`]: () => [kept.now()],
  [`${name}.update`]: (call: Received) => kept.answer(call),
});
const listed = (name: string, at: number) => {
  const things = recordLists.find((list) => list.name === name)?.two[`${name}.listOfUser` as keyof Replies];
  return { at: `/user/profile?activeTab=${at}`, who: candidate, record: (things as Stored[])[0] as Stored };
};

export const deviceScreens: Record<string, DeviceScreen> = {
  'the record of the PhD': {
    at: '/user/phd',
    who: candidate,
    record: doctorate,
    replies: doctorates,
    label: 'Laboratoire ou entreprise',
    field: 'companyName',
    ...texts,
    other: { thesisTitle: 'Îlots' },
  },
  'what one appreciates of it': {
    at: '/user/phd?activeTab=1',
    who: candidate,
    record: doctorate,
    replies: doctorates,
    label: 'Ce que vous appréciez',
    field: 'appreciatedAspects',
    ...texts,
    other: { unappreciatedAspects: 'Attendre' },
  },
  'the career plan': {
    at: '/user/career',
    who: candidate,
    record: doctorate,
    replies: doctorates,
    label: 'Plan de carrière',
    field: 'careerPlan',
    ...texts,
    other: { proProjectElements: 'Une revue' },
  },
  'the profile': {
    at: '/user/profile',
    who: candidate,
    record: recordOf(candidate),
    replies: (kept) => ({
      'users.get': () => kept.now() as never,
      'users.update': (call) => kept.answer(call) as never,
    }),
    label: /^Centres d’intérêt/,
    field: 'interests',
    ...texts,
    other: { firstName: 'Ondine' },
  },
  'the text of the CV': {
    at: '/user/cv',
    who: candidate,
    record: privateCv,
    replies: (kept) => ({
      'usercv.get': () => ({ user: { Experiences: [], Diplomas: [], Publications: [] }, userCv: kept.now() }) as never,
      'usercv.update': (call) => kept.answer(call) as never,
      'usercv.listSkills': [],
      'usercv.listValues': [],
      'usercv.listActivities': [],
      'doctorates.get': unsaid,
    }),
    label: /^À propos/,
    field: 'about',
    ...texts,
    other: { showDiplomas: true },
    isSavedOnLeaving: true,
  },
  'an experience': {
    ...listed('experiences', 3),
    replies: (kept) => owned('experiences', kept),
    opener: /^Modifier /,
    label: /^Intitulé du poste/,
    field: 'title',
    ...texts,
    other: { company: 'Ifremer' },
  },
  'a diploma': {
    ...listed('diplomas', 2),
    replies: (kept) => owned('diplomas', kept),
    opener: /^Modifier /,
    label: /^Intitulé du diplôme/,
    field: 'name',
    ...texts,
    other: { city: 'Brest' },
  },
  'a publication': {
    at: '/user/profile?activeTab=4',
    who: candidate,
    record: papers[0],
    replies: (kept) => owned('publications', kept),
    opener: /^Modifier /,
    label: /^Description/,
    field: 'description',
    ...texts,
    other: { journalName: 'Espace' },
  },
  'a link': {
    at: '/user/resources',
    who: candidate,
    record: notes,
    replies: (kept) => ({
      'resources.listOfUser': () => [kept.now()] as never,
      'resources.listOfUniversity': [],
      'resources.update': (call) => kept.answer(call) as never,
    }),
    opener: /^Modifier /,
    label: /^Description/,
    field: 'description',
    ...texts,
    other: { label: 'Cahier' },
  },
  'a document': {
    at: '/user/resources',
    who: candidate,
    record: poster,
    replies: (kept) => ({
      'resources.listOfUser': () => [kept.now()] as never,
      'resources.listOfUniversity': [],
      'resources.update': (call) => kept.answer(call) as never,
    }),
    opener: /^Modifier /,
    label: /^Description/,
    field: 'description',
    ...texts,
    other: { label: 'Planche' },
  },
  'an assessment’s title': {
    at: '/user/assessment/p1',
    who: candidate,
    record: assessment('p1'),
    replies: (kept) => ({
      'portfolios.get': () => ({ portfolio: kept.now() }) as never,
      'portfolios.listOfUser': () => ({ portfolios: [kept.now()] }) as never,
      'portfolios.update': (call) => kept.answer(call) as never,
      'portfolios.listSkills': [],
      'portfolios.listActivities': [],
      'portfolios.listValues': [],
      'portfolios.listRncps': [],
    }),
    label: 'Titre de l’auto-évaluation',
    field: 'title',
    ...texts,
    other: { keptJobs: ['j1'] },
    isSavedOnLeaving: true,
  },
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
};

/** Where a category is renamed: in a row of a dialog over a course. */
export const categoryReplies = (kept: Kept<Stored>): Replies => ({
  ...courses(createRecord(own)),
  'formations.listCategories': () => [kept.now()] as never,
  'formations.updateCategory': (call) => kept.answer(call) as never,
});
export { category };
