import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderElement, tableOf, textOf } from '#tests/support/rendered.tsx';
import { type SortDirection, Table } from '#web/ui/table.tsx';

type Course = { id: string; title: string };

const coursesOf = (count: number): Course[] =>
  Array.from({ length: count }, (_, index) => ({ id: `c${index}`, title: `Cours ${index + 1}` }));

const Courses = ({ rows, direction }: { rows: Course[] | undefined; direction?: SortDirection }) => (
  <Table
    caption="Formations"
    columns={[
      {
        id: 'title',
        header: 'Titre',
        cell: ({ title }) => title,
        sort: { direction, onClick: () => undefined, tip: 'Trier par titre' },
      },
      { id: 'act', header: 'Actions', isHeaderHidden: true, cell: () => <button type="button">Ouvrir</button> },
    ]}
    rows={rows}
    rowKey={({ id }) => id}
    loadingLabel="Lecture des formations"
    empty={<p>Aucune formation</p>}
  />
);

test('each row tells its place, after the header’s, among all there are', async () => {
  await renderElement(<Courses rows={coursesOf(2)} />);
  const table = screen.getByRole('table', { name: 'Formations' });
  expect(table.getAttribute('aria-rowcount')).toBe('3');
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3']);
  expect(tableOf(table)).toEqual([
    ['Titre', 'Actions'],
    ['Cours 1', 'Ouvrir'],
    ['Cours 2', 'Ouvrir'],
  ]);
});

test.each([
  [undefined, 'none', '#i-chevrons-up-down'],
  ['ascending', 'ascending', '#i-arrow-up'],
  ['descending', 'descending', '#i-arrow-down'],
  ['other', 'other', '#i-arrow-down'],
] as const)('a column sorted by as %s says so: %s', async (direction, said, arrow) => {
  await renderElement(<Courses rows={coursesOf(1)} {...(direction && { direction })} />);
  const [title, act] = screen.getAllByRole('columnheader');
  expect([title?.getAttribute('aria-sort'), act?.getAttribute('aria-sort')]).toEqual([said, null]);
  expect(title?.querySelector('use')?.getAttribute('href')).toBe(arrow);
  expect(screen.getByRole('button', { name: 'Titre' }).title).toBe('Trier par titre');
});

test('rows on their way are announced, and their number is not known yet', async () => {
  const { page } = await renderElement(<Courses rows={undefined} />);
  expect(textOf(screen.getByRole('status'))).toBe('Lecture des formations');
  expect(page.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBeNull();
  expect(page.querySelectorAll('tbody .skeleton')).toHaveLength(16);
});

test('without a row the table gives way; with rows nothing is busy', async () => {
  const empty = await renderElement(<Courses rows={[]} />);
  expect([screen.queryByRole('table'), empty.text()]).toEqual([null, 'Aucune formation']);
});

test('a hundred rows are drawn whole, so that the browser’s own search finds them', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const whole = await renderElement(<Courses rows={coursesOf(100)} />);
  expect(whole.page.querySelectorAll('tbody tr[aria-rowindex]')).toHaveLength(100);
  expect(whole.page.querySelector('[aria-busy="true"], [role="status"]')).toBeNull();
});
