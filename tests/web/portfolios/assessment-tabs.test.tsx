import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import type { UsedAnswers } from '#web/features/portfolios/answers/use-answers.ts';
import { AssessmentTabs } from '#web/features/portfolios/rating/assessment-tabs.tsx';

const answers: UsedAnswers = {
  unsaved: {},
  failed: {},
  isSaving: false,
  isHeld: false,
  savedAt: null,
  heldBy: undefined,
  answer: () => undefined,
  retry: () => undefined,
  flush: () => undefined,
};

test.each([
  ['fr', ['Activités', 'Compétences', 'Valeurs', 'RNCP']],
  ['en', ['Activities', 'Competencies', 'Values', 'RNCP']],
] as const)(
  'an assessment has four tabs in their order, the address counts them from 0, in %s',
  async (language, names) => {
    const { user } = await renderElement(
      <AssessmentTabs rows={undefined} answers={answers} paths={{ jobs: '/', result: '/' }} />,
      {
        language,
        at: '/user/assessment/p1?activeTab=2',
      },
    );
    const tabs = await screen.findAllByRole('tab');
    expect(textsOfAll(tabs)).toEqual(names);
    const open = () => textsOfAll(screen.getAllByRole('tab', { selected: true }));
    expect(open()).toEqual([names[2]]);
    for (const [index, tab] of tabs.entries()) {
      await user.click(tab);
      expect([window.location.search, open()]).toEqual([`?activeTab=${index}`, [names[index]]]);
    }
  },
);
