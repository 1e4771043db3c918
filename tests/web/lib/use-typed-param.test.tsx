import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { useTypedParam } from '#web/lib/address/search-params.ts';

const Search = () => {
  const { typed, settled, type, reset } = useTypedParam('search');
  return (
    <>
      <input aria-label="Recherche" value={typed} onChange={({ target }) => type(target.value)} />
      <output>{settled}</output>
      <button type="button" onClick={reset}>
        Effacer
      </button>
    </>
  );
};

test('a search is in the address after a pause in typing; clearing it removes it and keeps other parameters', async () => {
  const { user } = await renderElement(<Search />, { at: '/user/courses?tab=2&search=droit' });
  const field = screen.getByLabelText('Recherche') as HTMLInputElement;
  expect(field.value).toBe('droit');
  await user.type(field, ' public');
  await waitFor(() => expect(location.search).toBe('?tab=2&search=droit+public'));
  expect(screen.getByRole('status').textContent).toBe('droit public');
  await user.clear(field);
  await waitFor(() => expect(location.search).toBe('?tab=2'));
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  await waitFor(() => expect(location.search).toBe(''));
});
