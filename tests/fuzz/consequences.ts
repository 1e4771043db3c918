import type { Cell } from '#tests/rights/cell.ts';
import { requests } from '#tests/rights/requests.ts';
import type { Row } from '#tests/rights/table.ts';
import { invoke } from '#tests/support/invoke.ts';
import { Surprise } from './surprise.ts';

const get = (cell: Cell, path: string): Promise<Response> =>
  invoke(new Request(`http://test/api/v0${path}`, { headers: cell.headers }));

/** URLs where the result of a POST to `path` can be read: by its id, or in its owner's list. */
const readingsOf = (path: string, id: string, { people, prepared }: Cell): string[] => {
  const places: Record<string, string> = {
    [`GET ${path}/{id}`]: `${path}/${id}`,
    [`GET ${path}/user/{userId}`]: `${path}/user/${people.callerId}`,
    [`GET ${path}/user/{id}`]: `${path}/user/${people.callerId}`,
    // The id of a shared record begins with its university's id.
    [`GET ${path}/university/{universityId}`]: `${path}/university/${id.includes('_') ? id.split('_')[0] : people.home.id}`,
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
  const places = typeof id === 'string' ? readingsOf(path, id, cell) : [];
  if (places.length === 0) return;
  const reads = await Promise.all(places.map((at) => get(cell, at)));
  const texts = await Promise.all(reads.map((read) => (read.ok ? read.text() : '')));
  if (!texts.some((text) => text.includes(`"${id}"`))) throw new Surprise(`what was made cannot be read at ${places}`);
};

/** True if the path ends in the deleted record's id; ending sessions or hiding a CV is idempotent instead. */
const namesItsThing = ({ call }: Row): boolean => call.endsWith('}');

const checkGone = async (row: Row, cell: Cell): Promise<void> => {
  const again = await cell.call();
  if (again.status !== 404) throw new Surprise(`what was deleted is answered ${again.status}`);
  const [, path = ''] = row.call.split(' ');
  if (!requests[`GET ${path}`] || cell.prepared.id === undefined) return;
  const read = await cell.call({ method: 'GET' });
  if (read.status !== 404) throw new Surprise(`what was deleted can still be read: ${read.status}`);
};

/** Checks the effect of a successful call: a created record can be read, a deleted one is gone. */
export const afterSuccess = async (row: Row, cell: Cell, reply: Response): Promise<void> => {
  if (reply.status === 201 && !row.call.includes('/auth/')) await checkMade(row, cell, reply.clone());
  if (row.call.startsWith('DELETE') && namesItsThing(row)) await checkGone(row, cell);
};
