import type { RowName } from './rows.ts';
import type { Retrieval } from './self-retrieval.ts';

/** Mean nDCG@8 over all people that profile-match-5 reached when it began; a lower figure fails. */
const floors = { everything: 0.793, 'without cases': 0.737, 'four reactions': 0.838 } satisfies Partial<
  Record<RowName, number>
>;
export type GuardedRow = keyof typeof floors;

/** Other people's grades must lose at least this much of `everything`, else it is not their likeness that works. */
const leastLoss = 0.04;
const floorsOfRetrieval = { first: 0.651, inFour: 0.881 };

export type Grades = Record<GuardedRow | 'cases’ grades exchanged', number>;

const isBelow = (figure: number, floor: number): boolean => Number(figure.toFixed(3)) < floor;
const guarded = Object.keys(floors) as GuardedRow[];

export const belowFloors = (grades: Grades, { first, inFour }: Pick<Retrieval, 'first' | 'inFour'>): string[] => {
  const isLost = isBelow(first, floorsOfRetrieval.first) || isBelow(inFour, floorsOfRetrieval.inFour);
  const isByChance = grades['cases’ grades exchanged'] > grades.everything - leastLoss;
  return [
    ...guarded.filter((row) => isBelow(grades[row], floors[row])),
    ...(isByChance ? ['cases’ grades exchanged'] : []),
    ...(isLost ? ['self-retrieval'] : []),
  ];
};
