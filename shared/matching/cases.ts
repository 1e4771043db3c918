import type { KindOfWork } from '#shared/lists.ts';
import { matchConfig } from './config.ts';
import { type PreparedCase, prepareCases } from './prepare-cases.ts';
import type { PreparedCatalogue } from './prepare-catalogue.ts';
import { directionOf, product, sum } from './shape.ts';

type Candidate = {
  /** The candidate's own comes first; the others are not compared. */
  readonly domains: readonly number[];
  readonly wishes: readonly KindOfWork[];
  readonly thesisScores: Float64Array | null;
};

/** Jaccard index; 0 when either has no wish. */
const wishLikeness = (a: readonly KindOfWork[], b: readonly KindOfWork[]): number => {
  const common = a.filter((kind) => b.includes(kind)).length;
  return common === 0 ? 0 : common / (a.length + b.length - common);
};

/** Cosine of the sets of jobs that two domains lead to, without those open to any; 1 for the same domain. */
const domainLikeness = (a: number, b: number, { jobs }: PreparedCatalogue): number => {
  if (a === b) return 1;
  const count = (...domains: number[]): number =>
    jobs.filter(({ job: { researchDomains = [] } }) => domains.every((one) => researchDomains.includes(one))).length;
  const common = count(a, b);
  return common === 0 ? 0 : common / Math.sqrt(count(a) * count(b));
};

/** A function of the other domain, which many cases share. */
const likenessOfDomains = (own: number | undefined, catalogue: PreparedCatalogue) => {
  const known = new Map<number, number>();
  return (other: number | null): number => {
    if (own === undefined || other === null) return 0;
    const likeness = known.get(other) ?? domainLikeness(own, other, catalogue);
    known.set(other, likeness);
    return likeness;
  };
};

/** Returns, by position of the job, the mean grade that advisers gave it for other people; the alike count most. */
export const weighCases = (
  { domains, wishes, thesisScores }: Candidate,
  cases: readonly PreparedCase[],
  catalogue: PreparedCatalogue,
): Float64Array => {
  const thesis = thesisScores && directionOf(thesisScores);
  const likenessOfDomain = likenessOfDomains(domains[0], catalogue);
  const weights = cases.map((one) => {
    const ofThesis = thesis && one.thesis ? Math.max(0, product(thesis, one.thesis)) : 0;
    const likeness = wishLikeness(wishes, one.person.wishes) + likenessOfDomain(one.person.researchDomain) + ofThesis;
    return Math.exp(matchConfig.caseSharpness * likeness);
  });
  const graded = new Float64Array(catalogue.jobs.length);
  const asked = new Float64Array(catalogue.jobs.length).fill(sum(weights));
  cases.forEach(({ grades, later }, i) => {
    const weight = weights[i] ?? 0;
    for (const [position, grade] of grades) graded[position] = (graded[position] ?? 0) + weight * grade;
    for (const position of later) asked[position] = (asked[position] ?? 0) - weight;
  });
  return graded.map((grade, i) => (grade === 0 ? 0 : (matchConfig.caseWeight * grade) / (asked[i] ?? 1)));
};

/** Null with too few cases, and for a candidate of whom nothing is known that could be compared. */
export const caseScores = (candidate: Candidate, catalogue: PreparedCatalogue): Float64Array | null => {
  const { domains, wishes, thesisScores } = candidate;
  const isKnown = domains.length > 0 || wishes.length > 0 || thesisScores?.some((score) => score > 0);
  if (!isKnown || catalogue.cases.length < matchConfig.fewestCases) return null;
  const cases = prepareCases(catalogue);
  return cases.length < matchConfig.fewestCases ? null : weighCases(candidate, cases, catalogue);
};
