import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JobPart } from '#shared/schemas/portfolio.ts';
import { textsOfAll } from '#tests/support/rendered.tsx';
import { fittingPhrases } from '#web/features/jobs/reason-words.ts';
import { foundOf, jobAt, openJobs } from './samples.ts';

const part = (kind: JobPart['kind'], id: string | null, more: Partial<JobPart> = {}): JobPart => ({
  ...{ kind, id, value: null, importantFlag: null, importance: 4, usualImportance: 3, contribution: 0.3, words: [] },
  ...more,
});
const because = (...closer: JobPart[]) => ({ reasons: { closer, away: [] } });

test.each([
  [
    'fr',
    [
      'Votre thèse y mène, les données vous attirent',
      'Parcours proches du vôtre, rédaction',
      'Proche de vos métiers gardés, écoute',
      'Écoute, votre domaine y mène',
    ],
  ],
  [
    'en',
    [
      'Your thesis leads there, data draws you',
      'Paths like yours, leading a team draws you',
      'Close to jobs you kept, listening',
      'Listening, your domain leads there',
    ],
  ],
] as const)('a row says two reasons in words, as far as they fit (%s)', async (language, said) => {
  const strong = { value: 5 };
  await openJobs(
    foundOf([
      jobAt(1, because(part('thesis', null), part('wish', 'data'))),
      // In French, the second reason that fits is not the second in weight.
      jobAt(2, because(part('case', null), part('wish', 'management'), part('skill', 's2', strong))),
      // A weak rating, or a skill that is asked for less than usual, is no reason in one word.
      jobAt(3, because(part('reaction', 'j9'), part('skill', 's2', { value: 1 }), part('skill', 's1', strong))),
      jobAt(
        4,
        because(part('skill', 's2', { value: 4, importance: 1 }), part('skill', 's1', strong), part('domain', 'open')),
      ),
      jobAt(5, because(part('domain', 'neighbouring'), part('skill', 'gone', strong))),
    ]),
    { language },
  );
  await waitFor(() => expect(textsOfAll(document.querySelectorAll('.job-row .for'))).toEqual(said));
  expect(textsOfAll(screen.getAllByText(/./, { selector: '.job-row .for b' })).slice(0, 2)).toEqual(
    language === 'fr' ? ['Votre thèse', 'les données'] : ['Your thesis', 'data'],
  );
});

test.each([
  [[44, 1], 1],
  [[43, 1], 2],
  [[46, 45], 1],
  [[20, 25, 24], 2],
])('two phrases of %j characters fit 46 with comma and space between them', (lengths, fitting) => {
  const phrases = lengths.map((length) => ({ said: 'x'.repeat(length), rest: '' }));
  expect(fittingPhrases(phrases)).toHaveLength(fitting);
});

test('two rows below each other begin with different reasons, where there is another one', async () => {
  const both = because(part('thesis', null), part('wish', 'data'));
  const alone = because(part('thesis', null));
  await openJobs(foundOf([jobAt(1, both), jobAt(2, both), jobAt(3, both), jobAt(4, alone)]));
  await screen.findByRole('link', { name: 'Métier 4' });
  const first = [...document.querySelectorAll('.job-row .for')].map(
    (reasons) => reasons.querySelector('b')?.textContent,
  );
  expect(new Set(first.slice(0, 2)).size).toBe(2);
  expect(first[2]).toBe(first[0]);
  expect(first).toHaveLength(4);
});

test('a reason that does not fit beside the first makes room for the next', () => {
  const phrases = [20, 25, 24].map((length) => ({ said: 'x'.repeat(length), rest: '' }));
  expect(fittingPhrases(phrases)).toEqual([phrases[0], phrases[2]]);
});
