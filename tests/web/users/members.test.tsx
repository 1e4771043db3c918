import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, tableOf } from '#tests/support/rendered.tsx';
import { administrator, candidate } from '#tests/support/web-samples.ts';

const replies = { 'users.listOfUniversity': { rows: [{ ...candidate, isInvited: false }] } };

test.each([
  ['fr', 'LMLéa Marchandlea.marchand@example.orgDoctorat, 2 octobre 2025', 'Doctorat2 octobre 2025', 'Accès ouvert'],
  ['en', 'LMLéa Marchandlea.marchand@example.orgCandidate, October 2, 2025', 'CandidateOctober 2, 2025', 'Accepted'],
] as const)('a row names the person, role, day of registration and status, in %s', async (language, ...cells) => {
  await openScreen('/admin/users', { who: administrator, language, replies });
  await screen.findByRole('row', { name: /Marchand/ });
  expect(tableOf(screen.getByRole('table'))[1]).toEqual(['', ...cells, '']);
});
