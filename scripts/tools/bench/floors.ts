import type { Persona } from './personas.ts';
import type { Retrieval } from './self-retrieval.ts';
import type { Among } from './verdicts.ts';

/**
 * nDCG@8 that the version before reached with ratings and domain alone: less fails, for the twelve and the four also by jobs that
 * came after their grades. Each of those takes a place from the forty, who are not graded anew.
 */
const floors: Record<Persona['group'], { among: Among; graded: number }> = {
  tuned: { among: 'all jobs', graded: 0.818 },
  held: { among: 'all jobs', graded: 0.732 },
  later: { among: 'graded jobs', graded: 0.666 },
};
const floorsOfRetrieval = { first: 0.651, inFour: 0.881 };

/** The mean nDCG@8 of each group by ratings and domain alone, by the jobs that it is taken among. */
export type Grades = Record<Persona['group'], Record<Among, number>>;

const isBelow = (figure: number, floor: number): boolean => Number(figure.toFixed(3)) < floor;

/** Names what is worse than in the version before, to three decimals: groups of personas, and self-retrieval. */
export const belowFloors = (grades: Grades, { first, inFour }: Pick<Retrieval, 'first' | 'inFour'>): string[] => {
  const groups = (['tuned', 'held', 'later'] as const).filter((group) => {
    const { among, graded } = floors[group];
    return isBelow(grades[group][among], graded);
  });
  const isLost = isBelow(first, floorsOfRetrieval.first) || isBelow(inFour, floorsOfRetrieval.inFour);
  return isLost ? [...groups, 'self-retrieval'] : groups;
};
