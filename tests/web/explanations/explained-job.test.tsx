import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Formation } from '#shared/schemas/formation.ts';
import type { JobExplanation as Explanation } from '#shared/schemas/portfolio.ts';
import { part } from '#tests/support/job-parts.ts';
import { Refusal, renderElement, textOf, textsOfAll } from '#tests/support/rendered.tsx';
import type { Received } from '#tests/support/replies.ts';
import { candidate } from '#tests/support/web-samples.ts';
import { JobExplanation } from '#web/features/explanations/job-explanation.tsx';
import { explained, names, reasoned } from './samples.ts';

const course = (title: string): Formation => ({
  id: `upv_${title.length}`,
  universityId: 'upv_university',
  title,
  description: 'Deux jours',
  url: null,
  FormationCategoryId: null,
  FormationCategory: null,
  revision: 0,
});
const four = ['Écrire', 'Publier', 'Résumer son sujet', 'Vulgariser'].map(course);

const open = async (explanation: Explanation, language: 'fr' | 'en' = 'fr', withCourses = true) => {
  const shown = await renderElement(
    <JobExplanation
      portfolioId="p1"
      jobId="j7"
      coursesPathOf={withCourses ? (id) => `/user/courses?searchedSkillId=${id}` : undefined}
    />,
    {
      language,
      who: candidate,
      now: '2026-03-15T12:00:00.000Z',
      replies: {
        ...names,
        'portfolios.explainJob': explanation,
        'formations.list': ({ query: { skillId } }: Received) => {
          const rows = skillId === 's2' ? four : [];
          return { rows, count: rows.length };
        },
      },
    },
  );
  await screen.findAllByRole('heading', { level: 4 });
  return shown;
};
const rowsOf = (name: string) => textsOfAll(within(screen.getByRole('region', { name })).queryAllByRole('listitem'));

test.each([
  [
    'fr',
    'Une partie de ce que ce métier demande est déjà là.',
    'D’où vient son rang',
    [
      'Ce qui vous attire+0,29',
      'Vos compétences+0,14',
      'Le sujet de votre thèse+0,05',
      'Votre domaine de recherche−0,04',
      'Vos activités−0,10',
    ],
    'En tout, +0,34. Ces nombres servent à ranger, ils ne vous évaluent pas.',
  ],
  [
    'en',
    'Part of what this job asks for is already there.',
    'Where its rank comes from',
    [
      'What draws you+0.29',
      'Your skills+0.14',
      'The subject of your thesis+0.05',
      'Your research domain−0.04',
      'Your activities−0.10',
    ],
    '+0.34 in all. These figures put jobs in order; they do not grade you.',
  ],
] as const)(
  'the nearness, and the parts of the rank, which add up (%s)',
  async (language, near, title, kinds, total) => {
    const { page } = await open(reasoned, language);
    expect(textOf(page)).toContain(near);
    expect(rowsOf(title)).toEqual(kinds);
    expect(textOf(screen.getByRole('region', { name: title }))).toContain(total);
    expect(textOf(page)).not.toContain('%');
  },
);

test.each([
  ['close', 'Vos notes rejoignent presque partout ce que ce métier demande.'],
  ['near', 'Vos notes s’approchent de ce que ce métier demande.'],
  ['far', 'Ce métier demande surtout ce que vous n’avez pas encore pratiqué.'],
] as const)('how near the ratings come is a sentence: %s', async (readiness, sentence) => {
  const { page } = await open(explained(7, { readiness }));
  expect(textOf(page)).toContain(sentence);
});

test.each([
  [
    'fr',
    'Ce qui vous en rapproche le plus',
    [
      'Les donnéesCe qui vous attire',
      'ÉcouteVous : 5, pour 4Plus demandé qu’ailleurs ; parmi vos notes hautes, vous aimez.',
      'Le sujet de votre thèseLes mots de votre thèse mènent à ce métier plus qu’à d’autres.',
      'NégociationNon noté, pour 3Plus demandé qu’ailleurs.',
      'RecueillirVous : 5, pour 2Par l’ensemble de vos réponses, plus que par celle-ci seule.',
    ],
    'Ce qui vous en éloigne le plus',
    [
      'FormerVous : 1, pour 4Plus demandé qu’ailleurs ; parmi vos notes basses, vous n’aimez pas.',
      'RédactionVous : 2, pour 3,5Demandé comme ailleurs ; parmi vos notes basses.',
      'Votre domaine de rechercheCe métier vient d’un domaine voisin du vôtre',
      'La santéCe qui vous attireVous l’avez choisi ; ce métier en tient peu ou pas.',
    ],
  ],
  [
    'en',
    'What brings it closest to you',
    [
      'DataWhat draws you',
      'ListeningYou: 5, for 4Asked for more than elsewhere; among your high ratings, you like it.',
      'The subject of your thesisThe words of your thesis lead to this job more than to others.',
      'NegotiatingNot rated, for 3Asked for more than elsewhere.',
      'GatheringYou: 5, for 2By all of your answers together, more than by this one alone.',
    ],
    'What moves it furthest from you',
    [
      'TrainingYou: 1, for 4Asked for more than elsewhere; among your low ratings, you dislike it.',
      'WritingYou: 2, for 3.5Asked for as elsewhere; among your low ratings.',
      'Your research domainThis job comes from a domain next to yours',
      'HealthWhat draws youYou chose it; this job has little or none of it.',
    ],
  ],
] as const)('each reason is a name, a standing and a sentence, the largest first on its side (%s)', async (...told) => {
  const [language, closer, those, away, others] = told;
  await open(reasoned, language);
  expect(rowsOf(closer)).toEqual(those);
  expect(rowsOf(away)).toEqual(others);
});

test.each([
  [
    'fr',
    'Rien ne s’en détache nettement.',
    'Rien ne vous en éloigne nettement.',
    'Aucune compétence ne vous manque nettement pour ce métier.',
  ],
  [
    'en',
    'Nothing stands out clearly.',
    'Nothing clearly moves it away from you.',
    'No skill is clearly missing for this job.',
  ],
] as const)('a job without clear reasons says so (%s)', async (language, ...sentences) => {
  const { page } = await open(explained(7), language);
  for (const sentence of sentences) expect(textOf(page)).toContain(sentence);
});

test.each([
  [
    'fr',
    'Ce que vous pourriez faire',
    [
      'Budget, 3 pour 5Aucune formation de votre université ne la travaille pour le moment.En faire une étape de mon projet : Budget',
      'Rédaction, 2 pour 3,5ÉcrirePublierRésumer son sujetVoir les 4 formations pour Rédaction (nouvel onglet)En faire une étape de mon projet : Rédaction',
      'Une compétence à noter : NégociationCe métier y tient ; une note suffit pour savoir où vous en êtes.',
      'Voir le métier de prèsDemandez un entretien de trente minutes à une personne qui l’exerce.En faire une étape de mon projet : Voir le métier de près',
    ],
    'D’ici juin 2026 : suivre « Écrire », pour le métier « Métier 7 ».',
  ],
  [
    'en',
    'What you could do',
    [
      'Budgeting, 3 for 5No course of your university strengthens it at the moment.Make it a step of my plan: Budgeting',
      'Writing, 2 for 3.5ÉcrirePublierRésumer son sujetSee the 4 courses for Writing (new tab)Make it a step of my plan: Writing',
      'One skill to rate: NegotiatingIt matters to this job; one rating is enough to know where you stand.',
      'See the job up closeAsk somebody who does it for a thirty-minute talk.Make it a step of my plan: See the job up close',
    ],
  ],
] as const)(
  'possible steps: the widest gaps first, three courses by name, each a step for the plan (%s)',
  async (...told) => {
    const [language, title, steps] = told;
    await open(reasoned, language);
    const region = screen.getByRole('region', { name: title });
    expect(textsOfAll(region.querySelectorAll('.steps > li'))).toEqual(steps);
    const all = region.querySelector('a[target="_blank"]');
    expect(all?.getAttribute('href')).toBe('/user/courses?searchedSkillId=s2');
  },
);

test('without courses at one’s university nothing is said of any', async () => {
  const { received } = await open(reasoned, 'fr', false);
  expect(received.filter(({ name }) => name === 'formations.list')).toEqual([]);
  expect(document.querySelector('.course-names')).toBeNull();
});

test.each([
  ['fr', 'L’explication n’a pas pu être calculée'],
  ['en', 'The explanation could not be worked out'],
] as const)('an explanation that fails says so (%s)', async (language, title) => {
  await renderElement(<JobExplanation portfolioId="p1" jobId="j7" coursesPathOf={undefined} />, {
    language,
    who: candidate,
    replies: { ...names, 'portfolios.explainJob': new Refusal(500, { msg: 'Internal', code: 'internal' }) },
  });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test.each([
  ['fr', '2 compétences à noter : Écoute, Négociation'],
  ['en', '2 skills to rate: Listening, Negotiating'],
] as const)('the skills to rate are named, each of them (%s)', async (language, words) => {
  const parts = ['s1', 's3'].map((id) => part({ id, value: null, importance: 4, usualImportance: 2 }));
  await open(explained(7, { parts }), language);
  expect(textOf(document.querySelector('.steps') as Element).replaceAll('\u00a0', ' ')).toContain(words);
});
