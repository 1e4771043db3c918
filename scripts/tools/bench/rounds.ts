import { seenJobs, type Way } from './lists.ts';
import type { Persona } from './personas.ts';

const mostReactions = 4;
const looked = 8;
const keptFrom = 2;

type Marks = { readonly kept: readonly string[]; readonly aside: readonly string[] };

/**
 * The person reads the first eight in order, keeps jobs graded 2 or more and sets aside those that the adviser did not
 * name, four in all.
 */
const react = ({ expected }: Persona, seen: readonly string[], { kept, aside }: Marks): Marks => {
  const gradeOf = (id: string): number => expected[id] ?? 0;
  const reacted = seen
    .slice(0, looked)
    .filter((id) => !kept.includes(id) && (gradeOf(id) === 0 || gradeOf(id) >= keptFrom))
    .slice(0, mostReactions);
  return {
    kept: [...kept, ...reacted.filter((id) => gradeOf(id) >= keptFrom)],
    aside: [...aside, ...reacted.filter((id) => gradeOf(id) === 0)],
  };
};

/** `isMoving`: false leaves the other jobs where they were and only takes away what was set aside. */
export const seenAfter = (rounds: number, persona: Persona, way: Way, isMoving = true): string[] => {
  const seenWith = (marks: Marks): string[] =>
    isMoving ? seenJobs(persona, way, marks) : seenJobs(persona, way).filter((id) => !marks.aside.includes(id));
  let marks: Marks = { kept: [], aside: [] };
  for (let round = 0; round < rounds; round += 1) marks = react(persona, seenWith(marks), marks);
  return seenWith(marks);
};
