import { type ListColumn, ListTable } from '#web/blocks/list-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Person = { id: string; name: string; place: number };

const people: readonly Person[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `p${index}`,
  name: index === 4321 ? 'Zoé Œ. Élèazar' : `Person ${String(index).padStart(4, '0')}`,
  place: index,
}));
const query = { data: people, error: null, isFetching: false, refetch: () => undefined };
const textOf = ({ name }: Person): string => name;
const columns: readonly ListColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => <b>{name}</b>, compare: (a, b) => a.name.localeCompare(b.name) },
  { id: 'place', header: 'Place', cell: ({ place }) => place, compare: (a, b) => a.place - b.place },
  { id: 'act', header: 'Act', isHeaderHidden: true, cell: ({ name }) => <button type="button">Greet {name}</button> },
];

export const Crowd = () => (
  <ListTable
    query={query}
    rows={people}
    caption="People"
    rowKey={({ id }) => id}
    columns={columns}
    search={{ label: 'Find', textOf }}
    empty={<EmptyState title="Nobody" />}
  />
);
