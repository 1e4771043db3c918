import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { administrator, candidate } from '#tests/support/web-samples.ts';
import { ExportUsers } from '#web/features/users/export-users.tsx';

const members = [
  { ...candidate, isInvited: false },
  { ...administrator, status: 'PENDING' as const, emailConfirmed: false, isInvited: true },
];
const head = 'Prénom;Nom;E-mail;Rôle;Statut;Inscription;Adresse confirmée;Invitation ouverte';
const lea = 'Léa;Marchand;lea.marchand@example.org;Doctorat;Accès ouvert;2025-10-02;oui;non';
const hugo = 'Hugo;Besson;hugo.besson@example.org;Administration;En attente;2025-10-02;non;oui';

test('members are saved as a file for a spreadsheet, a line each under a head', async () => {
  const saved = catchSavedFiles();
  const { user } = await renderElement(<ExportUsers users={members} />);
  await user.click(await screen.findByRole('button', { name: 'Exporter en CSV' }));
  await screen.findByText('2 personnes exportées');
  expect(saved.map(({ name }) => name)).toEqual(['membres.csv']);
  expect(await saved[0]?.text).toBe(`\uFEFF${[head, lea, hugo].join('\r\n')}\r\n`);
});
