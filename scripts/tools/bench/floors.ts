import type { JudgedGroup } from './personas.ts';
import type { Retrieval } from './self-retrieval.ts';
import type { Among } from './verdicts.ts';

/**
 * nDCG@8 that the former version reached by ratings and domain alone; a lower figure fails. Jobs added after the
 * grading count only for `tuned` and `held`, because they would take places from `later`, whose personas are not graded
 * again.
 */
const floors: Record<JudgedGroup, { among: Among; graded: number }> = {
  tuned: { among: 'all jobs', graded: 0.818 },
  held: { among: 'all jobs', graded: 0.732 },
  later: { among: 'graded jobs', graded: 0.666 },
};
const floorsOfRetrieval = { first: 0.651, inFour: 0.881 };

export type Grades = Record<JudgedGroup, Record<Among, number>>;

const isBelow = (figure: number, floor: number): boolean => Number(figure.toFixed(3)) < floor;

export const belowFloors = (grades: Grades, { first, inFour }: Pick<Retrieval, 'first' | 'inFour'>): string[] => {
  const groups = (['tuned', 'held', 'later'] as const).filter((group) => {
    const { among, graded } = floors[group];
    return isBelow(grades[group][among], graded);
  });
  const isLost = isBelow(first, floorsOfRetrieval.first) || isBelow(inFour, floorsOfRetrieval.inFour);
  return isLost ? [...groups, 'self-retrieval'] : groups;
};
