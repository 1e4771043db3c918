import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { part } from '#tests/support/job-parts.ts';
import { tableOf } from '#tests/support/rendered.tsx';
import { described, explained, linesOf, openJob, plain, reasoned, region } from './samples.ts';

test.each([
  [
    'fr',
    'Trois raisons pour, deux contre',
    [
      'Ce qui vous attire : les données' + 'C’est le cœur de ce métier.',
      'Écoute, vous 5 pour 4' + 'Plus demandé qu’ailleurs ; parmi vos notes hautes, vous aimez.',
      'Votre thèse y mène' + 'Ses mots reviennent ici : marée, estuaire.',
    ],
    'Ce qui vous en éloigne',
    [
      'Former, vous 1 pour 4' + 'Plus demandé qu’ailleurs ; parmi vos notes basses, vous n’aimez pas.',
      'Rédaction, vous 2 pour 3,5' + 'Demandé comme ailleurs ; parmi vos notes basses.',
    ],
    'Voir les chiffres',
    [
      ['Raison', 'Par rapport à un métier moyen'],
      ['Ce qui vous attire : les données', '+0,31'],
      ['Écoute, vous 5 pour 4', '+0,20'],
      ['Votre thèse y mène', '+0,05'],
      ['Former, vous 1 pour 4', '−0,12'],
      ['Rédaction, vous 2 pour 3,5', '−0,08'],
      ['Tout le reste', '−0,02'],
      ['En tout', '+0,34'],
    ],
  ],
  [
    'en',
    'Three reasons for, two against',
    [
      'What draws you: data' + 'It’s at the heart of this job.',
      'Listening, you 5 for 4' + 'More important here than in other jobs; among your high ratings, you like it.',
      'Your thesis leads here' + 'Words from it appear here: marée, estuaire.',
    ],
    'What moves it away from you',
    [
      'Training, you 1 for 4' + 'More important here than in other jobs; among your low ratings, you dislike it.',
      'Writing, you 2 for 3.5' + 'As important here as in other jobs; among your low ratings.',
    ],
    'See the figures',
    [
      ['Reason', 'Compared with an average job'],
      ['What draws you: data', '+0.31'],
      ['Listening, you 5 for 4', '+0.20'],
      ['Your thesis leads here', '+0.05'],
      ['Training, you 1 for 4', '−0.12'],
      ['Writing, you 2 for 3.5', '−0.08'],
      ['Everything else', '−0.02'],
      ['Total', '+0.34'],
    ],
  ],
] as const)(
  'three reasons for and two against, in words; figures behind a button, which add up (%s)',
  async (...expected) => {
    const [language, title, closer, away, others, figures, table] = expected;
    const { user } = await openJob(described, { language });
    const reasons = await region(title);
    const [pro, con] = within(reasons).getAllByRole('list');
    expect(linesOf((pro as Element).children)).toEqual(closer);
    expect(con?.getAttribute('aria-labelledby')).toBe(within(reasons).getByRole('heading', { name: away }).id);
    expect(linesOf((con as Element).children)).toEqual(others);
    const details = reasons.querySelector('details') as HTMLDetailsElement;
    expect(details.open).toBe(false);
    await user.click(within(details).getByText(figures));
    expect(details.open).toBe(true);
    expect(tableOf(details.querySelector('table') as Element).map((row) => row.map(plain))).toEqual(table);
  },
);

test.each([
  [[0.3], 'Une raison pour'],
  [[0.3, 0.2, -0.1], 'Deux raisons pour, une contre'],
  [[0.4, 0.3, 0.2, 0.1, -0.1, -0.1, -0.1], 'Trois raisons pour, deux contre'],
  [[-0.3], 'Une raison contre'],
  [[-0.3, -0.2, -0.1], 'Deux raisons contre'],
  [[0.001], 'Ni pour, ni contre'],
])('the reasons are counted as there are: %j', async (contributions, title) => {
  const parts = contributions.map((contribution, i) => part({ id: `s${i}`, contribution }));
  await openJob(explained(7, { parts }));
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
});

const kinds = [
  [
    { kind: 'domain', id: 'open', contribution: 0.2 },
    'Votre domaine y mène|On y vient de votre domaine, ou de tous.',
    'Your field leads here|People come to it from your field, or from any field.',
  ],
  [
    { kind: 'domain', id: 'neighbouring', contribution: -0.2 },
    'Un domaine voisin du vôtre|On y vient surtout d’un domaine proche.',
    'A field next to yours|People mostly come to it from a nearby field.',
  ],
  [
    { kind: 'domain', id: 'outside', contribution: -0.8 },
    'Hors de votre domaine|On y vient surtout d’autres domaines.',
    'Outside your field|People mostly come to it from other fields.',
  ],
  [
    { kind: 'case', id: null, contribution: 0.3 },
    'Des parcours comme le vôtre y mènent|Des personnes avec une telle thèse et de telles envies y ont été orientées.',
    'Paths like yours lead here|People with a similar thesis and similar wishes were pointed to it.',
  ],
  [
    { kind: 'reaction', id: 'j2', contribution: 0.3 },
    'Proche de « Métier 2 », que vous gardez|La liste suit ce que vous gardez et ce que vous écartez.',
    'Close to “Job 2”, which you keep|The list follows what you keep and what you set aside.',
  ],
  [
    { kind: 'reaction', id: 'j2', contribution: -0.3 },
    'Loin de « Métier 2 », que vous gardez|La liste suit ce que vous gardez et ce que vous écartez.',
    'Far from “Job 2”, which you keep|The list follows what you keep and what you set aside.',
  ],
  [
    { kind: 'reaction', id: 'j3', contribution: -0.3 },
    'Proche de « Métier 3 », que vous écartez|La liste suit ce que vous gardez et ce que vous écartez.',
    'Close to “Job 3”, which you set aside|The list follows what you keep and what you set aside.',
  ],
  [
    { kind: 'reaction', id: 'j3', contribution: 0.3 },
    'Loin de « Métier 3 », que vous écartez|La liste suit ce que vous gardez et ce que vous écartez.',
    'Far from “Job 3”, which you set aside|The list follows what you keep and what you set aside.',
  ],
  [
    { kind: 'reaction', id: 'j99', contribution: 0.3 },
    'Ce que vous gardez et écartez|La liste suit ce que vous gardez et ce que vous écartez.',
    'What you keep and set aside|The list follows what you keep and what you set aside.',
  ],
  [
    { kind: 'thesis', id: null, contribution: -0.1, words: ['marée'] },
    'Votre thèse mène plutôt ailleurs|Ses mots mènent plutôt à d’autres métiers.',
    'Your thesis leads elsewhere|Its words point to other jobs instead.',
  ],
  [
    { kind: 'thesis', id: null, contribution: 0.1 },
    'Votre thèse y mène|Ses mots mènent à ce métier plus qu’à d’autres.',
    'Your thesis leads here|Its words point to this job more than to others.',
  ],
  [
    { kind: 'wish', id: 'care', importance: 2.5, contribution: 0.1 },
    'Ce qui vous attire : la santé|Cela en fait partie.',
    'What draws you: health|It’s part of this job.',
  ],
  [
    { kind: 'wish', id: 'care', importance: 2.5, contribution: -0.1 },
    'Ce qui vous attire : la santé|Cela en fait partie, moins qu’ailleurs.',
    'What draws you: health|It’s part of this job, less than in others.',
  ],
  [
    { kind: 'wish', id: 'care', importance: 0, contribution: -0.1 },
    'Ce qui vous attire : la santé|Ce métier y laisse peu de place.',
    'What draws you: health|This job leaves little room for it.',
  ],
  [
    { id: 's3', value: null, importance: 3.2, usualImportance: 2, contribution: 0.1 },
    'Négociation, non noté pour 3|Plus demandé qu’ailleurs.',
    'Negotiating, not rated for 3|More important here than in other jobs.',
  ],
] as const;

test.each(kinds.flatMap(([given, fr, en]) => [[given, 'fr', fr] as const, [given, 'en', en] as const]))(
  'a reason of every kind has its words: %j (%s)',
  async (given, language, words) => {
    const { words: own = [], ...rest } = { words: [], ...given };
    const portfolio = { keptJobs: ['j2'], hiddenJobs: ['j3'] };
    await openJob(explained(7, { parts: [part({ value: null, words: [...own], ...rest })] }), { language, portfolio });
    await screen.findByRole('heading', { level: 1, name: /7/ });
    const [reason] = document.querySelectorAll('.reason > div');
    expect(linesOf((reason as Element).children).join('|')).toBe(words);
  },
);

test.each([
  ['fr', 'Une raison pour', 'Ce qui vous attire : les données', ['Tout le reste', '+0,03']],
  ['en', 'One reason for', 'What draws you: data', ['Everything else', '+0.03']],
] as const)(
  'a reason that only the next release knows goes into the rest (%s)',
  async (language, title, words, rest) => {
    const known = part({ kind: 'wish', id: 'data', value: null, importance: 5, contribution: 0.31 });
    const later = { ...part({ contribution: 0.4 }), kind: 'salary' as 'skill' };
    await openJob({ ...reasoned, parts: [later, known] }, { language });
    const reasons = await region(title);
    expect(linesOf(reasons.querySelectorAll('.reason strong'))).toEqual([words]);
    const table = tableOf(reasons.querySelector('table') as Element);
    expect(table.map((row) => row.map(plain))).toContainEqual(rest);
  },
);
