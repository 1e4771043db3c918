import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, tableOf } from '#tests/support/rendered.tsx';
import { administrator, candidate } from '#tests/support/web-samples.ts';

const member = (id: string, lastName: string, status: 'PENDING' | 'ACCEPTED' | 'REJECTED', createdAt: string) => ({
  ...candidate,
  id,
  firstName: 'Léa',
  lastName,
  status,
  createdAt,
  isInvited: false,
});
const one = { 'users.listOfUniversity': { rows: [{ ...candidate, isInvited: false }] } };
const several = {
  'users.listOfUniversity': {
    rows: [
      member('m1', 'Albaret', 'ACCEPTED', '2026-01-10T08:00:00.000Z'),
      member('m2', 'Brunet', 'PENDING', '2026-02-10T08:00:00.000Z'),
      member('m3', 'Caron', 'PENDING', '2026-03-10T08:00:00.000Z'),
      member('m4', 'Dumas', 'REJECTED', '2026-04-10T08:00:00.000Z'),
      member('m5', 'Évrard', 'ACCEPTED', '2026-05-10T08:00:00.000Z'),
    ],
  },
};
const listed = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /Léa (\S+?)lea/.exec(row.textContent ?? '')?.[1]);

test.each([
  ['fr', 'LMLéa Marchandlea.marchand@example.orgDoctorat, 2 octobre 2025', 'Doctorat2 octobre 2025', 'Accès ouvert'],
  ['en', 'LMLéa Marchandlea.marchand@example.orgCandidate, October 2, 2025', 'CandidateOctober 2, 2025', 'Accepted'],
] as const)('a row names the person, role, day of registration and status, in %s', async (language, ...cells) => {
  await openScreen('/admin/users', { who: administrator, language, replies: one });
  await screen.findByRole('row', { name: /Marchand/ });
  expect(tableOf(screen.getByRole('table'))[1]).toEqual(['', ...cells, '']);
});

test('pending, rejected, accepted, within a status the latest registration first', async () => {
  await openScreen('/admin/users', { who: administrator, replies: several });
  await screen.findByRole('row', { name: /Caron/ });
  expect(listed()).toEqual(['Caron', 'Brunet', 'Dumas', 'Évrard', 'Albaret']);
});

test('a press on the name’s heading sorts by name, a second one the other way; accents do not matter', async () => {
  const { user } = await openScreen('/admin/users', { who: administrator, replies: several });
  await screen.findByRole('row', { name: /Caron/ });
  const heading = within(screen.getByRole('columnheader', { name: /Personne/ })).getByRole('button');
  await user.click(heading);
  expect(listed()).toEqual(['Albaret', 'Brunet', 'Caron', 'Dumas', 'Évrard']);
  await user.click(heading);
  expect(listed()).toEqual(['Évrard', 'Dumas', 'Caron', 'Brunet', 'Albaret']);
});
