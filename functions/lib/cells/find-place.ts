import { findCellOfPerson, findCellOfUniversity, isFilled } from '#functions/data/directory/find-cell.ts';
import { findCellOfAddress } from '#functions/data/directory/find-cell-of-address.ts';
import { hashAddress } from '#functions/data/directory/hash-address.ts';
import { otherCells, ownCell } from '#functions/data/kernel/own-cell.ts';
import type { HttpEvent } from '#functions/lib/http/http.ts';
import { rawRequest } from '#functions/lib/http/raw-request.ts';
import { mainCell } from '#shared/cells.ts';
import type { Route } from '#shared/contract.ts';

let isListed = false;

/** A cell for an address that nobody has: always the same one, and any of them. */
const cellOfNobody = (email: string): string | undefined => {
  const cells = [ownCell() ?? '', ...otherCells()].sort();
  return cells[Buffer.from(hashAddress(email), 'base64url').readUInt32BE() % cells.length];
};

/**
 * The cell where the call is answered by what it names; undefined for this one, and where it names nothing that the directory
 * knows. A call by an address always goes to a cell through its API, be it this one: otherwise the time of an answer
 * would tell whose address has an account, and where. Until the directory lists everybody of the main cell, all live there, and
 * the deployment that brings the second cell may not have listed the APIs yet: so nobody's sign-in needs them.
 */
export const findPlace = async (route: Route, event: HttpEvent): Promise<string | undefined> => {
  const { livesBy } = route;
  if (!livesBy || livesBy === 'session') return undefined;
  const named = async (source: string): Promise<string | undefined> => (await rawRequest(route, event).at(source))[0];
  const elsewhere = (cell: string | undefined) => (cell === ownCell() ? undefined : cell);
  if ('address' in livesBy) {
    const email = await named(livesBy.address);
    if (!email) return undefined;
    // Also for a known address, so that both take the same time.
    isListed ||= await isFilled(mainCell);
    const cell = await findCellOfAddress(email);
    return isListed ? (cell ?? cellOfNobody(email)) : elsewhere(cell ?? mainCell);
  }
  if ('person' in livesBy) {
    const id = await named(livesBy.person);
    return id && elsewhere((await findCellOfPerson(id))?.cell);
  }
  const [email, id] = [await named(livesBy.owned), await named(livesBy.university)];
  const ofOwner = email && (await findCellOfAddress(email));
  return elsewhere(ofOwner || (id && (await findCellOfUniversity(id))?.cell) || undefined);
};
