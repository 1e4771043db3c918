import { absentOr, type Change, deleteChange, putChange, updateChange } from '#functions/data/kernel/change.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { ListedAddresses, ListedPeople, ListedUniversities } from './entities.ts';
import { findListedOwner } from './find-cell.ts';
import { hashAddress } from './hash-address.ts';

// These changes go into the transaction that writes what they list, so that table and directory never differ (decision 133).
// There are none where a stage has one cell.

type Listed = { id: string; email: string; universityId?: string | undefined };

const withSeveralCells = (changes: () => Change[]): Change[] => (ownCell() === undefined ? [] : changes());

const takeAddressChange = (email: string, person: string): Change =>
  putChange(ListedAddresses, { hash: hashAddress(email), person }, { attr: 'hash', exists: false });

const releaseAddressChange = (email: string, person: string): Change =>
  deleteChange(ListedAddresses, { hash: hashAddress(email) }, absentOr({ attr: 'person', eq: person }));

/** These changes let an address go beside the table's own; none where the directory lists the address for somebody else. */
export type Release = readonly Change[];

/**
 * Attempts what lets a person's address go. Two people have one address where a cell was brought back to an earlier moment, until
 * one of them gives way. The directory lists the one; the other gives way, too, and leaves that entry alone.
 */
export const lettingGo = async (
  { id, email }: Pick<Listed, 'id' | 'email'>,
  attempt: (release: Release) => Promise<boolean>,
): Promise<boolean> => {
  const release = withSeveralCells(() => [releaseAddressChange(email, id)]);
  if (await attempt(release)) return true;
  const listed = await findListedOwner(email);
  return listed !== null && listed !== id && attempt([]);
};

/** The changes fail if somebody has the address, in whichever cell. */
export const listPersonChanges = ({ id, email, universityId }: Listed): Change[] =>
  withSeveralCells(() => [
    takeAddressChange(email, id),
    putChange(ListedPeople, { id, ...(universityId && { university: universityId }) }),
  ]);

export const unlistPersonChanges = (id: string, release: Release): Change[] =>
  withSeveralCells(() => [...release, deleteChange(ListedPeople, { id })]);

/** The changes fail if somebody else has the new address, in whichever cell. */
export const listOtherAddressChanges = (id: string, email: string, release: Release): Change[] =>
  withSeveralCells(() => [takeAddressChange(email, id), ...release]);

export const listMoveChanges = (id: string, to: string): Change[] =>
  withSeveralCells(() => [updateChange(ListedPeople, { id, university: to })]);

export const listUniversityChanges = (id: string): Change[] => {
  const cell = ownCell();
  return cell === undefined
    ? []
    : [putChange(ListedUniversities, { id, cell, epoch: 0 }, { attr: 'id', exists: false })];
};

export const unlistUniversityChanges = (id: string): Change[] =>
  withSeveralCells(() => [deleteChange(ListedUniversities, { id })]);
