import { screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderElement, tableOf, textOf } from '#tests/support/rendered.tsx';
import { Failed } from '#web/blocks/failed.tsx';
import { ListTable } from '#web/blocks/list-table.tsx';
import { Loaded } from '#web/blocks/loaded.tsx';
import { Ordinal } from '#web/blocks/ordinal.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { WebLink } from '#web/blocks/web-link.tsx';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

type City = { id: string; name: string; people: number };
const cities: City[] = [
  { id: 'b', name: 'Brest', people: 140 },
  { id: 'q', name: 'Quimper', people: 63 },
  { id: 'a', name: 'Auray', people: 14 },
];
const failure = new ApiError(500, 'internal', { msg: 'Panne.' });

const Cities = ({
  rows,
  error = null,
  ...more
}: {
  rows: City[] | undefined;
  error?: ApiError | null;
  order?: string;
  none?: boolean;
}) => (
  <ListTable
    query={{ data: rows, error, isFetching: false, refetch: () => undefined }}
    rows={rows}
    caption="Villes"
    rowKey={({ id }) => id}
    columns={[
      { id: 'name', header: 'Ville', cell: ({ name }) => name, compare: (a, b) => a.name.localeCompare(b.name) },
      { id: 'people', header: 'Habitants', cell: ({ people }) => people, compare: (a, b) => a.people - b.people },
      { id: 'note', header: 'Note', cell: () => '' },
    ]}
    initialOrder={{ by: 'name', direction: 'ascending' }}
    search={{
      label: 'Chercher une ville',
      textOf: ({ name }) => name,
      ...(more.none && { none: (query) => `Pas de ville « ${query} »` }),
    }}
    order={more.order}
    empty={<EmptyState title="Aucune ville" />}
  />
);
const names = () =>
  tableOf(screen.getByRole('table'))
    .slice(1)
    .map(([name]) => name);
const status = () => textOf(screen.getByRole('status'));
const sorts = () => screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));

test('a list begins in its own order; a heading sorts by its column alone, a second press turns it around', async () => {
  const { user } = await renderElement(<Cities rows={cities} />);
  expect([names(), sorts()]).toEqual([
    ['Auray', 'Brest', 'Quimper'],
    ['ascending', 'none', null],
  ]);
  const seen: unknown[] = [];
  for (const column of ['Habitants', 'Habitants', 'Habitants', 'Ville', 'Ville']) {
    await user.click(screen.getByRole('button', { name: column }));
    seen.push([names()[0], ...sorts().slice(0, 2)]);
  }
  expect(seen).toEqual([
    ['Auray', 'none', 'ascending'],
    ['Brest', 'none', 'descending'],
    ['Auray', 'none', 'ascending'],
    ['Auray', 'ascending', 'none'],
    ['Quimper', 'descending', 'none'],
  ]);
});

test('the number of results is announced, with their order', async () => {
  const { user } = await renderElement(<Cities rows={cities} order="par nom" />);
  expect(status()).toBe('3 résultats, par nom');
  await user.type(screen.getByRole('searchbox', { name: 'Chercher une ville' }), ' AUR ');
  await waitFor(() => expect(status()).toBe('1 résultat, par nom'));
});

test('an empty search names its words, with the list’s own sentence if it has one; clearing restores all and takes the focus', async () => {
  const { user } = await renderElement(<Cities rows={cities} none />);
  await user.type(screen.getByRole('searchbox'), ' Nantes ');
  await screen.findByRole('heading', { name: 'Pas de ville « Nantes »' });
  await user.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

test('a list without any row says so, and counts no results', async () => {
  await renderElement(<Cities rows={[]} />);
  screen.getByRole('heading', { name: 'Aucune ville' });
  expect(status()).toBe('');
});

test('rows on their way are announced', async () => {
  const loading = await renderElement(<Cities rows={undefined} />);
  expect(screen.getAllByRole('status').map(textOf)).toEqual(['Chargement…', 'Chargement…']);
  expect(loading.page.querySelector('[aria-busy="true"]')).not.toBeNull();
});

test('a list that was read stays when reading it again fails', async () => {
  await renderElement(<Cities rows={cities} error={failure} />);
  expect(names()).toHaveLength(3);
});

test('a list that was never read says what can be done', async () => {
  await renderElement(<Cities rows={undefined} error={failure} />);
  screen.getByRole('heading', { name: 'Le chargement a échoué' });
  screen.getByText('Attendez un peu, puis réessayez.');
});

test.each([
  [404, undefined, 'Introuvable', 'Retour'],
  [404, 'Calcul impossible', 'Introuvable', 'Retour'],
  [500, undefined, 'Le chargement a échoué', 'Réessayer'],
  [500, 'Calcul impossible', 'Calcul impossible', 'Réessayer'],
] as const)('after a %i with the title %s one reads “%s” and goes on by “%s”', async (status, title, heading, way) => {
  const onRetry = vi.fn();
  const error = new ApiError(status, 'any', { msg: 'Non.' });
  await renderElement(
    <Failed
      error={error}
      title={title}
      isRetrying={false}
      onRetry={onRetry}
      wayOut={<button type="button">Retour</button>}
    />,
  );
  screen.getByRole('heading', { name: heading });
  expect(screen.getAllByRole('button').map(textOf)).toEqual([way]);
});

test('a list stays when reading it again fails; before it is read, its place is busy', async () => {
  const query = { isFetching: true, refetch: () => undefined };
  const { page } = await renderElement(
    <>
      <Loaded query={{ ...query, data: 'Lu', error: failure }} skeleton={<i />}>
        {(words) => <p>{words}</p>}
      </Loaded>
      <Loaded query={{ ...query, data: undefined, error: null }} skeleton={<i />} loadingLabel="Calcul en cours">
        {(words) => <p>{words}</p>}
      </Loaded>
    </>,
  );
  expect(screen.getByText('Lu')).toBeDefined();
  expect([textOf(screen.getByRole('status')), page.querySelectorAll('[aria-busy="true"] i').length]).toEqual([
    'Calcul en cours',
    1,
  ]);
});

test.each([
  ['fr', 2, '2e', ['e']],
  ['en', 2, '2nd', []],
] as const)('in %s, the ordinal of %i is %s', async (language, number, words, raised) => {
  const { page, text } = await renderElement(<Ordinal number={number} />, { language });
  expect([text(), [...page.querySelectorAll('sup')].map(textOf)]).toEqual([words, raised]);
});

test('a heading takes the focus where something leads to it, and no place in the order of Tab; it may be read only', async () => {
  const ref = createRef<HTMLHeadingElement>();
  await renderElement(
    <PageHead title="Membres" headingRef={ref} isTitleHidden count={{ value: 3, label: '3 membres' }} />,
  );
  ref.current?.focus();
  const heading = screen.getByRole('heading', { level: 1, name: 'Membres 3 membres' });
  expect([document.activeElement === heading, heading.getAttribute('tabindex'), heading.className]).toEqual([
    true,
    '-1',
    'sr',
  ]);
});

test.each([
  ['http://port-vieux.example/a', 'http://port-vieux.example/a'],
  ['HTTPS://port-vieux.example/', 'HTTPS://port-vieux.example/'],
  ['port-vieux.example', 'https://port-vieux.example'],
])('the address %s is followed as %s', async (address, href) => {
  await renderElement(<WebLink address={address}>Site</WebLink>);
  const link = screen.getByRole('link', { name: 'Site (nouvel onglet)' });
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    href,
    '_blank',
    'noopener noreferrer',
  ]);
});
