import type { Cell } from '#tests/rights/cell.ts';
import { requests } from '#tests/rights/requests.ts';
import type { Row } from '#tests/rights/table.ts';
import { invoke } from '#tests/support/invoke.ts';
import { Surprise } from './surprise.ts';

const get = (cell: Cell, path: string): Promise<Response> =>
  invoke(new Request(`http://test/api/v0${path}`, { headers: cell.headers }));

/** Where what a POST to that path made can be read: by its id, or in the list of whose it is. */
const readingsOf = (path: string, id: string, { people, prepared }: Cell): string[] => {
  const places: Record<string, string> = {
    [`GET ${path}/{id}`]: `${path}/${id}`,
    [`GET ${path}/user/{userId}`]: `${path}/user/${people.callerId}`,
    [`GET ${path}/user/{id}`]: `${path}/user/${people.callerId}`,
    [`GET ${path}`]: `${path}?${new URLSearchParams({
      universityId: people.home.id,
      formationId: prepared.id ?? '',
    })}`,
  };
  return Object.entries(places).flatMap(([call, at]) => (requests[call] ? [at] : []));
};

const checkMade = async (row: Row, cell: Cell, reply: Response): Promise<void> => {
  const made: unknown = await reply.json();
  const id: unknown = typeof made === 'object' && made !== null ? Reflect.get(made, 'id') : undefined;
  const [, path = ''] = row.call.split(' ');
  const [at] = typeof id === 'string' ? readingsOf(path, id, cell) : [];
  if (!at) return;
  const read = await get(cell, at);
  if (read.status !== 200 || !(await read.text()).includes(`"${id}"`)) {
    throw new Surprise(`what was made cannot be read at ${at}: ${read.status}`);
  }
};

const checkGone = async (row: Row, cell: Cell): Promise<void> => {
  const again = await cell.call();
  if (again.status !== 404) throw new Surprise(`what was deleted is answered ${again.status}`);
  const [, path = ''] = row.call.split(' ');
  if (!requests[`GET ${path}`] || cell.prepared.id === undefined) return;
  const read = await cell.call({ method: 'GET' });
  if (read.status !== 404) throw new Surprise(`what was deleted can still be read: ${read.status}`);
};

/** What must hold once a call has worked: what it made can be read, what it deleted is gone. */
export const afterSuccess = async (row: Row, cell: Cell, reply: Response): Promise<void> => {
  if (reply.status === 201 && !row.call.includes('/auth/')) await checkMade(row, cell, reply.clone());
  if (row.call.startsWith('DELETE')) await checkGone(row, cell);
};
