import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { Pager } from '#web/ui/pager.tsx';

const titles = ['Savoirs', 'Savoir-être', 'Projet'];

const Pages = () => {
  const [page, setPage] = useState(0);
  const to = (goal: number) => {
    const title = titles[goal];
    return title === undefined ? undefined : { label: `Vers ${title}`, onClick: () => setPage(goal) };
  };
  return (
    <>
      <Pager
        title={titles[page] ?? ''}
        place={`${page + 1}/3`}
        previous={to(page - 1)}
        next={to(page + 1)}
        previousLabel="Précédente"
        nextLabel="Suivante"
      />
      <input aria-label="Ailleurs" />
    </>
  );
};

const arrows = () =>
  screen.getAllByRole<HTMLButtonElement>('button').map((arrow) => [arrow.getAttribute('aria-label'), arrow.disabled]);

test('an arrow names its goal and is off at either end', async () => {
  const { user } = await renderElement(<Pages />);
  expect(arrows()).toEqual([
    ['Précédente', true],
    ['Vers Savoir-être', false],
  ]);
  await user.click(screen.getByRole('button', { name: 'Vers Savoir-être' }));
  expect(arrows()).toEqual([
    ['Vers Savoirs', false],
    ['Vers Projet', false],
  ]);
  await user.click(screen.getByRole('button', { name: 'Vers Projet' }));
  expect(arrows()).toEqual([
    ['Vers Savoir-être', false],
    ['Suivante', true],
  ]);
});

test('moving puts the focus on the new heading; showing the first page takes it from nothing', async () => {
  const { user } = await renderElement(<Pages />);
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Vers Savoir-être' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: '2/3 Savoir-être' }));
});
