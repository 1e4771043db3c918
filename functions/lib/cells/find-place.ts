import { findCellOfPerson, findCellOfUniversity, isFilled } from '#functions/data/directory/find-cell.ts';
import { findCellOfAddress } from '#functions/data/directory/find-cell-of-address.ts';
import { hashAddress } from '#functions/data/directory/hash-address.ts';
import { otherCells, ownCell } from '#functions/data/kernel/own-cell.ts';
import type { HttpEvent } from '#functions/lib/http/http.ts';
import { rawRequest } from '#functions/lib/http/raw-request.ts';
import { mainCell } from '#shared/cells.ts';
import type { Route } from '#shared/contract.ts';

let isListed = false;

/**
 * A cell for an address that nobody has: always the same one, and any of them. While the directory does not list everybody of the
 * main cell yet, it is that cell.
 */
const cellOfNobody = async (email: string): Promise<string | undefined> => {
  isListed ||= await isFilled(mainCell);
  if (!isListed) return mainCell;
  const cells = [ownCell() ?? '', ...otherCells()].sort();
  return cells[Buffer.from(hashAddress(email), 'base64url').readUInt32BE() % cells.length];
};

/**
 * The cell where the call is answered by what it names; undefined for this one, and where it names nothing that the directory
 * knows. A call by an address always goes to a cell through its API, be it this one: otherwise the time of an answer
 * would tell whose address has an account, and where.
 */
export const findPlace = async (route: Route, event: HttpEvent): Promise<string | undefined> => {
  const { livesBy } = route;
  if (!livesBy || livesBy === 'session') return undefined;
  const named = async (source: string): Promise<string | undefined> => (await rawRequest(route, event).at(source))[0];
  const elsewhere = (cell: string | undefined) => (cell === ownCell() ? undefined : cell);
  if ('address' in livesBy) {
    const email = await named(livesBy.address);
    return email && ((await findCellOfAddress(email)) ?? (await cellOfNobody(email)));
  }
  if ('person' in livesBy) {
    const id = await named(livesBy.person);
    return id && elsewhere((await findCellOfPerson(id))?.cell);
  }
  const id = await named(livesBy.university);
  return id && elsewhere((await findCellOfUniversity(id))?.cell);
};
