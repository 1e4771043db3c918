import type { Received, Replies } from '#tests/support/replies.ts';
import { candidate, recordOf } from '#tests/support/web-samples.ts';
import { papers, recordLists } from '../blocks/record-lists.ts';
import { unsaid } from '../doctorates/samples.ts';
import { assessment } from '../portfolios/samples.ts';
import { notes, poster } from '../resources/samples.ts';
import { privateCv } from '../usercv/samples.ts';
import { type DeviceScreen, type Kept, type Stored, texts } from './device-record.ts';

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
const owned = (name: 'experiences' | 'diplomas' | 'publications', kept: Kept<Stored>): Replies => ({
  [`${name}.listOfUser`]: () => [kept.now()],
  [`${name}.update`]: (call: Received) => kept.answer(call),
});
const listed = (name: string, at: number) => {
  const things = recordLists.find((list) => list.name === name)?.two[`${name}.listOfUser` as keyof Replies];
  return { at: `/user/profile?activeTab=${at}`, who: candidate, record: (things as Stored[])[0] as Stored };
};

export const ownScreens: Record<string, DeviceScreen> = {
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
};
