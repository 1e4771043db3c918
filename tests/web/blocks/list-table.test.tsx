import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Crowd } from '#tests/blocks/pieces/crowd.tsx';
import { renderElement, textOf } from '#tests/support/rendered.tsx';

test('one of 5 000 is found without regard to case and accents; a heading sorts both ways', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const { user, page } = await renderElement(<Crowd />, { language: 'en' });
  const rows = () => [...page.querySelectorAll('tbody tr[aria-rowindex]')].map(textOf);
  const status = () => textOf(page.querySelector('.toolbar [role="status"]') ?? page);
  await user.type(screen.getByRole('searchbox', { name: 'Find' }), 'ELEAZAR zoe');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(status()).toBe('1 result');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nobody of that name');
  await screen.findByText(/Nothing matches “nobody of that name”/);
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(() => expect(status()).toMatch(/^5,000 results/));
  expect(document.activeElement?.getAttribute('role')).toBe('status');

  const header = screen.getByRole('columnheader', { name: 'Place' });
  const sort = async () => {
    await user.click(within(header).getByRole('button'));
    return [header.getAttribute('aria-sort'), rows()[0]?.split('Greet')[0]];
  };
  expect(await sort()).toEqual(['ascending', 'Person 00000']);
  expect(await sort()).toEqual(['descending', 'Person 49994999']);
});
