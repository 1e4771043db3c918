import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { ListImport } from '#web/features/imports/list-import.tsx';

test('a list is tried as soon as it is chosen, and made once that is confirmed', async () => {
  const { user, received } = await renderElement(
    <ListImport kind="users" universityId="upv_university" onMoved={() => undefined} />,
    { replies: { 'users.beginImport': { id: null, people: 2, administrators: ['Salomé Étienne'] } } },
  );
  const last = await screen.findByRole('heading', { name: /La création$/ });
  const isLocked = () => last.classList.contains('muted');
  expect(isLocked()).toBe(true);
  const csv = 'Prénom;Nom;E-mail\nAnaïs;Aubert;anais@example.org\n';
  await user.upload(screen.getByLabelText(/^Fichier CSV/), new File([csv], 'liste.csv', { type: 'text/csv' }));
  const create = await screen.findByRole('button', { name: 'Créer 2 comptes et inviter' });
  expect(isLocked()).toBe(false);
  expect(screen.getByText(/Dont 1 avec le rôle Administration : Salomé Étienne\./)).toBeTruthy();
  await user.click(create);
  await waitFor(() =>
    expect(received.map(({ name, params, body }) => [name, params, body])).toEqual(
      [true, false].map((isDryRun) => ['users.beginImport', { universityId: 'upv_university' }, { csv, isDryRun }]),
    ),
  );
});
