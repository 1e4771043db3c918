import { kindsOfWork } from '#shared/lists.ts';
import type { Answers, MatchCatalogue } from '#shared/matching/types.ts';
import { randomFrom } from './random.ts';

const { uniform } = randomFrom(4);
const ids = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);
const strengthsOver = (of: readonly string[]) => Object.fromEntries(of.map((id) => [id, 5 * uniform()]));
const oneOf = <T>(list: readonly T[]): T[] => list.slice(Math.floor(uniform() * list.length)).slice(0, 1);
const words = (count: number): string[] =>
  Array.from({ length: count }, () => `mot${Math.floor(uniform() * uniform() * 20_000)}`);

export const largeWorld = (jobs: number, skills: number, activities: number) => {
  const [skillIds, activityIds] = [ids('s', skills), ids('a', activities)];
  const catalogue: MatchCatalogue = {
    skills: skillIds.map((id, i) => ({ id, category: (i % 3) + 1 })),
    activities: activityIds.map((id) => ({ id, skills: strengthsOver(skillIds) })),
    jobs: ids('j', jobs).map((id) => ({
      ...{ id, active: true, skills: strengthsOver(skillIds), activities: strengthsOver(activityIds) },
      ...{ coreKinds: oneOf(kindsOfWork), regularKinds: oneOf(kindsOfWork), subjectsFR: words(50) },
    })),
  };
  const answers: Answers = Object.fromEntries(
    [...skillIds, ...activityIds].map((id) => [id, { value: Math.floor(6 * uniform()), importantFlag: null }]),
  );
  return { catalogue, answers, record: { wishes: kindsOfWork.slice(0, 3), thesis: [words(12).join(' ')] } };
};
