import { mainCell } from '#shared/cells.ts';
import type { Held, HeldPerson, Listed } from './read.ts';

/** What table and directory do not say alike. Absent `is`: the table has it no more. Absent `was`: the directory lacks it. */
export type Difference =
  | { kind: 'university'; id: string; is?: true }
  | { kind: 'person'; id: string; is?: HeldPerson; was?: { university: string | undefined } }
  /** `of` is the person whose address it is, or was. */
  | { kind: 'address'; hash: string; of: string; person: HeldPerson | undefined; is?: true; was?: string };

export type Comparison = {
  people: number;
  universities: number;
  differences: readonly Difference[];
  /** People here whose address somebody in another cell has. */
  doubles: readonly string[];
};

/** Leaves out universities that another cell has, whose copies may still lie here, and their people. */
export const compare = (held: Held, listed: Listed, own: string): Comparison => {
  const isHere = (university: string | undefined): boolean =>
    own === (university === undefined ? mainCell : (listed.universities.get(university)?.cell ?? own));
  const people = new Map([...held.people].filter(([, { university }]) => isHere(university)));
  // Members of a deleted university name it until they have moved.
  const named = [...people.values()].flatMap(({ university }) => university ?? []);
  const universities = new Set([...held.universities, ...named].filter(isHere));
  const hashes = new Set([...people.values()].map(({ hash }) => hash));
  const isOfHere = (id: string): boolean => people.has(id) || (listed.people.has(id) && isHere(listed.people.get(id)));

  const differences: Difference[] = [];
  const doubles: string[] = [];
  for (const id of universities)
    if (!listed.universities.has(id)) differences.push({ kind: 'university', id, is: true });
  for (const [id, { cell }] of listed.universities)
    if (cell === own && !universities.has(id)) differences.push({ kind: 'university', id });
  for (const [id, is] of people) {
    const isListed = listed.people.has(id);
    const university = listed.people.get(id);
    if (!isListed) differences.push({ kind: 'person', id, is });
    else if (university !== is.university) differences.push({ kind: 'person', id, is, was: { university } });
    const was = listed.addresses.get(is.hash);
    const address = { kind: 'address', hash: is.hash, of: id, person: is, is: true } as const;
    if (was === undefined) differences.push(address);
    else if (was !== id && isOfHere(was)) differences.push({ ...address, was });
    else if (was !== id) doubles.push(id);
  }
  for (const [id, university] of listed.people)
    if (!people.has(id) && isHere(university)) differences.push({ kind: 'person', id, was: { university } });
  for (const [hash, of] of listed.addresses)
    if (!hashes.has(hash) && isOfHere(of))
      differences.push({ kind: 'address', hash, of, person: people.get(of), was: of });
  return { people: people.size, universities: universities.size, differences, doubles };
};
