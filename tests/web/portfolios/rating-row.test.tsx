import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { RatingInput } from '#shared/schemas/portfolio.ts';
import { renderElement, textOf } from '#tests/support/rendered.tsx';
import { withAnswer } from '#web/features/portfolios/rating/rated-row.ts';
import { RatingRow } from '#web/features/portfolios/rating/rating-row.tsx';
import type { RatedRow } from '#web/lib/calls/use-rated-rows.ts';
import { entry } from './samples.ts';

const levels = {
  fr: ['Jamais', 'Rarement', 'Parfois', 'Souvent', 'Très souvent', 'Au quotidien'],
  en: ['Never', 'Rarely', 'Sometimes', 'Often', 'Very often', 'Daily'],
};
const unanswered: RatedRow = {
  id: 'p1-a1',
  value: null,
  touchedAt: null,
  importantFlag: null,
  kind: 'activity',
  entry: entry('activity', 1, 1),
  category: 1,
};

/** A stateful row; `answers` and `said` collect its changes and announcements. */
const open = async (changes: Partial<RatedRow> = {}, language: 'fr' | 'en' = 'fr', isFailed = false) => {
  const answers: RatingInput[] = [];
  const said: string[] = [];
  const Following = () => {
    const [row, setRow] = useState({ ...unanswered, ...changes });
    return (
      <RatingRow
        row={row}
        levels={levels[language]}
        isFailed={isFailed}
        onAnswer={(answer) => {
          answers.push(answer);
          setRow(withAnswer(row, answer, '2026-03-01T08:00:00.000Z'));
        }}
        onNext={() => said.push('next')}
        onAnnounce={(words) => said.push(words)}
      />
    );
  };
  const { page, user } = await renderElement(<Following />, { language });
  return { answers, said, page, user };
};
const scale = () => screen.getByRole('slider') as HTMLInputElement;
const spoken = () => scale().getAttribute('aria-valuetext');
const ticked = () => (screen.getAllByRole('checkbox') as HTMLInputElement[]).map(({ checked }) => checked);

test.each([
  ['fr', 'Activité 1', 'Activité 1 en une phrase', 'Activité 1 en détail', 'À noter'],
  ['en', 'Activity 1', 'Activity 1 in a sentence', 'Activity 1 at length', 'To rate'],
] as const)(
  'a row names, defines and describes what is rated, in %s',
  async (language, name, definition, description, silent) => {
    const { page } = await open({}, language);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(name);
    expect([textOf(page.querySelector('summary') as Element), page.querySelector('details p')?.textContent]).toEqual([
      definition,
      description,
    ]);
    expect([scale().getAttribute('aria-label'), scale().min, scale().max, scale().step, spoken()]).toEqual([
      name,
      '0',
      '5',
      '1',
      silent,
    ]);
  },
);

test.each([
  [0, '0 sur 5, jamais', '0 out of 5, never'],
  [3, '3 sur 5, souvent', '3 out of 5, often'],
  [5, '5 sur 5, au quotidien', '5 out of 5, daily'],
])('%i of 5 is said with the word of its level', async (value, french, english) => {
  await open({ value });
  expect(spoken()).toBe(french);
  await open({ value }, 'en');
  expect(screen.getAllByRole('slider').at(-1)?.getAttribute('aria-valuetext')).toBe(english);
});

test('the switch of N/A empties and disables the scale, and switched off it gives 0', async () => {
  const { answers, user } = await open({ value: 4 });
  const notApplicable = screen.getByRole('switch', { name: 'N/A, sans objet\u00a0: Activité 1' });
  await user.click(notApplicable);
  expect([spoken(), scale().disabled, textOf(screen.getByText('–'))]).toEqual(['Sans objet', true, '–']);
  await user.click(notApplicable);
  expect([spoken(), scale().disabled]).toEqual(['0 sur 5, jamais', false]);
  expect(answers).toEqual([{ value: null }, { value: 0 }]);
});

test('like and dislike exclude each other, and unticking one gives neither', async () => {
  const { answers, user } = await open();
  const like = screen.getByRole('checkbox', { name: 'J’aime\u00a0: Activité 1' });
  const dislike = screen.getByRole('checkbox', { name: 'Je n’aime pas\u00a0: Activité 1' });
  const seen: boolean[][] = [];
  for (const box of [like, dislike, dislike, like, like]) {
    await user.click(box);
    seen.push(ticked());
  }
  expect(seen).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [true, false],
    [false, false],
  ]);
  expect(answers.map(({ importantFlag }) => importantFlag)).toEqual([true, false, null, true, null]);
  expect(spoken()).toBe('À noter');
});

test('a row is answered by its keys, and what happens away from the focus is read out', async () => {
  const { answers, said, user } = await open();
  scale().focus();
  await user.keyboard('3');
  expect(answers).toEqual([{ value: 3 }]);
  await user.keyboard('{Control>}5{/Control}9');
  expect(answers).toHaveLength(1);
  await user.keyboard('ldd{Enter}');
  expect(answers.slice(1)).toEqual([{ importantFlag: true }, { importantFlag: false }, { importantFlag: null }]);
  expect(said).toEqual([
    'J’aime\u00a0: Activité 1',
    'Je n’aime pas\u00a0: Activité 1',
    'Sans préférence\u00a0: Activité 1',
    'next',
  ]);
  await user.keyboard('n');
  expect([spoken(), document.activeElement?.getAttribute('role')]).toEqual(['Sans objet', 'switch']);
  await user.keyboard('n');
  expect(spoken()).toBe('0 sur 5, jamais');
});

test('values and the RNCP have neither like nor dislike, nor keys for them', async () => {
  const { answers, user } = await open({ kind: 'value', entry: entry('value', 1, 1) });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  scale().focus();
  await user.keyboard('ld');
  expect(answers).toEqual([]);
});

test('a row retired from the catalogue is marked, and so is an answer that could not be saved', async () => {
  const { page } = await open({ entry: { ...unanswered.entry, active: false } }, 'fr', true);
  expect(page.textContent).toContain('Retirée des nouvelles auto-évaluations');
  expect(page.textContent).toContain('Réponse non enregistrée\u00a0: la précédente est revenue');
});

test.each(['n', 'l', 'd'])('%s that is held down gives one answer, not one after the other', async (key) => {
  const { answers } = await open();
  fireEvent.keyDown(scale(), { key });
  fireEvent.keyDown(scale(), { key, repeat: true });
  expect(answers).toHaveLength(1);
});

test('a figure does not rate what is not applicable', async () => {
  const { answers, user } = await open({ touchedAt: '2026-03-01T08:00:00.000Z' });
  screen.getByRole('switch').focus();
  await user.keyboard('3');
  expect([answers, spoken()]).toEqual([[], 'Sans objet']);
});
