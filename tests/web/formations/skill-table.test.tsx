import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FormationSkill } from '#shared/schemas/formation.ts';
import { renderElement, textsOfAll } from '#tests/support/rendered.tsx';
import { SkillTable } from '#web/features/formations/formation-skills.tsx';

const skill = (id: string, nameFR: string, name: string, value: number, active = true): FormationSkill => ({
  id: `f_${id}`,
  SkillId: id,
  value,
  Skill: {
    id,
    name,
    nameFR,
    definition: name,
    definitionFR: nameFR,
    description: '',
    descriptionFR: '',
    category: 1,
    active,
  },
});
const rows = [
  skill('s1', 'Négocier', 'Negotiating', 2),
  skill('s2', 'Écrire', 'Writing', 4.5),
  skill('s3', 'Animer', 'Facilitating', 2, false),
];
const query = { data: rows, error: null, isFetching: false, refetch: () => undefined };
const names = () => textsOfAll(document.querySelectorAll('tbody .h4'));

test.each([
  ['fr', ['Animer', 'Écrire', 'Négocier'], 'Force', ['Animer', 'Négocier', 'Écrire'], ['Écrire', 'Négocier', 'Animer']],
  [
    'en',
    ['Facilitating', 'Negotiating', 'Writing'],
    'Strength',
    ['Facilitating', 'Negotiating', 'Writing'],
    ['Writing', 'Negotiating', 'Facilitating'],
  ],
] as const)('a course’s skills stand by name, then by strength upwards and downwards, in %s', async (...told) => {
  const [language, byName, header, upwards, downwards] = told;
  const { user } = await renderElement(<SkillTable query={query} onRemoved={() => undefined} />, { language });
  expect(names()).toEqual(byName);
  const sort = screen.getByRole('button', { name: new RegExp(`^${header}`) });
  await user.click(sort);
  expect(names()).toEqual(upwards);
  await user.click(sort);
  expect(names()).toEqual(downwards);
});
