import type { PreparedCatalogue } from './prepare-catalogue.ts';
import { directionOf } from './shape.ts';
import type { MatchCase } from './types.ts';
import { thesisScores } from './words/thesis.ts';

/** Independent of candidates; numbers are positions of jobs. */
export type PreparedCase = {
  readonly person: MatchCase;
  /** Null when the title tells no jobs apart. */
  readonly thesis: Float64Array | null;
  readonly grades: readonly (readonly [position: number, grade: number])[];
  /** Jobs that nobody could name for this person, because they joined the catalogue later. */
  readonly later: readonly number[];
};

const prepareCase = (person: MatchCase, catalogue: PreparedCatalogue): PreparedCase => {
  const entries = [...catalogue.jobs.entries()];
  const gradeOf = (id: string): number | undefined => person.grades[id];
  return {
    person,
    thesis: directionOf(thesisScores([person.thesisTitle], catalogue)),
    grades: entries.flatMap(([position, { id }]) => {
      const grade = gradeOf(id);
      return grade === undefined ? [] : [[position, grade] as const];
    }),
    later: entries.flatMap(
      ([
        position,
        {
          id,
          job: { since = '' },
        },
      ]) => (since > person.gradedOn && gradeOf(id) === undefined ? position : []),
    ),
  };
};

const prepared = new WeakMap<PreparedCatalogue, readonly PreparedCase[]>();

/** Active cases, memoised per catalogue. */
export const prepareCases = (catalogue: PreparedCatalogue): readonly PreparedCase[] => {
  const known = prepared.get(catalogue);
  if (known) return known;
  const cases = catalogue.cases.filter(({ active }) => active).map((person) => prepareCase(person, catalogue));
  prepared.set(catalogue, cases);
  return cases;
};
