import { kindsOfWork } from '#shared/lists.ts';
import { firstShares } from '#shared/matching/certainty.ts';
import { describeJobs } from '#shared/matching/describe.ts';
import { explainMatch } from '#shared/matching/explain.ts';
import { jobPartsIn } from '#shared/matching/job-parts.ts';
import { prepareMatch } from '#shared/matching/prepare-match.ts';
import { rankJobs } from '#shared/matching/rank.ts';
import { listReasons } from '#shared/matching/row-reasons.ts';
import type { Answers, MatchCatalogue, MatchRecord } from '#shared/matching/types.ts';
import { median } from './auc.ts';
import { randomFrom } from './random.ts';

const { uniform } = randomFrom(4);
const ids = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);
const strengthsOver = (of: readonly string[]) => Object.fromEntries(of.map((id) => [id, 5 * uniform()]));
const oneOf = <T>(list: readonly T[]): T[] => list.slice(Math.floor(uniform() * list.length)).slice(0, 1);
const domains = Array.from({ length: 27 }, (_, i) => i + 1);
const words = (count: number): string[] =>
  Array.from({ length: count }, () => `mot${Math.floor(uniform() * uniform() * 20_000)}`);

const cases = (count: number, jobs: readonly string[]): MatchCatalogue['cases'] =>
  ids('c', count).map((id) => ({
    ...{ id, active: true, researchDomain: oneOf(domains)[0] ?? 1, wishes: oneOf(kindsOfWork) },
    ...{ thesisTitle: words(12).join(' '), gradedOn: '2026-01-01' },
    grades: Object.fromEntries(Array.from({ length: 20 }, () => [oneOf(jobs)[0] ?? '', 2])),
  }));

const largeWorld = (jobs: number, skills: number, activities: number) => {
  const [jobIds, skillIds, activityIds] = [ids('j', jobs), ids('s', skills), ids('a', activities)];
  const catalogue: MatchCatalogue = {
    skills: skillIds.map((id, i) => ({ id, category: (i % 3) + 1 })),
    activities: activityIds.map((id) => ({ id, skills: strengthsOver(skillIds) })),
    jobs: jobIds.map((id) => ({
      ...{ id, active: true, skills: strengthsOver(skillIds), activities: strengthsOver(activityIds) },
      ...{ coreKinds: oneOf(kindsOfWork), regularKinds: oneOf(kindsOfWork), subjectsFR: words(50) },
      researchDomains: oneOf(domains),
    })),
    cases: cases(140, jobIds),
  };
  const answers: Answers = Object.fromEntries(
    [...skillIds, ...activityIds].map((id) => [id, { value: Math.floor(6 * uniform()), importantFlag: null }]),
  );
  const record: MatchRecord = {
    ...{ domains: [3], wishes: kindsOfWork.slice(0, 3), thesis: [words(12).join(' ')] },
    ...{ kept: jobIds.slice(0, 4), aside: jobIds.slice(4, 8) },
  };
  return { catalogue, answers, record };
};

const repeats = 15;

/** Milliseconds, once the code is compiled. */
const middleTime = (act: () => void): number => {
  for (let i = 0; i < repeats; i += 1) act();
  const times = Array.from({ length: repeats }, () => {
    const startedAt = performance.now();
    act();
    return performance.now() - startedAt;
  });
  return median(times);
};

type Speed = { size: string; first: number; rank: number; list: number; explain: number };

/** Catalogues with 140 cases, candidates with domain, wishes, thesis and eight reactions. */
export const speeds = (): Speed[] =>
  (
    [
      [148, 46, 34],
      [2000, 200, 34],
    ] as const
  ).map(([jobs, skills, activities]) => {
    const { catalogue, answers, record } = largeWorld(jobs, skills, activities);
    const prepare = () => prepareMatch(catalogue, answers, record);
    const startedAt = performance.now();
    const match = prepare();
    const first = performance.now() - startedAt;
    const ranked = rankJobs(match);
    const [middle] = ranked.slice(Math.floor(jobs / 2));
    return {
      ...{ size: `${jobs} × ${skills}`, first },
      rank: middleTime(() => rankJobs(prepare())),
      list: middleTime(() => {
        const partsOf = jobPartsIn(match);
        describeJobs(match, ranked.slice(0, 50));
        firstShares(match, ranked);
        for (const { id } of ranked.slice(0, 50)) listReasons(partsOf(id));
      }),
      explain: middleTime(() => explainMatch(prepare(), middle?.id ?? '')),
    };
  });
