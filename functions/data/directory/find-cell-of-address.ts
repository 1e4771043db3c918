import { mainCell } from '#shared/cells.ts';
import { ListedPeople, ListedUniversities } from './entities.ts';
import { findListed, findListedOwner } from './find-cell.ts';

/** No id is this short. */
const nobody = '-';

/**
 * Null for an unknown address, which costs the same reads as a known one, so that the response time reveals nothing. Loads no
 * key: whoever calls has the pseudonyms'.
 */
export const findCellOfAddress = async (email: string): Promise<string | null> => {
  const owner = await findListedOwner(email);
  const person = await findListed(ListedPeople, { id: owner ?? nobody });
  const university = await findListed(ListedUniversities, { id: person?.university ?? nobody });
  if (person && !person.university) return mainCell;
  return university?.cell ?? null;
};
