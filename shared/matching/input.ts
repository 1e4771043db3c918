import type { KindOfWork } from '#shared/lists.ts';
import type { Answers, MatchRecord } from './types.ts';

/** `answers` and `flags` are by catalogue id. */
export type Assessment = {
  readonly answers: ReadonlyMap<string, { readonly value: number | null }>;
  readonly flags: ReadonlyMap<string, boolean>;
  readonly researchDomain?: string | null | undefined;
  readonly otherDomains?: readonly string[] | undefined;
  readonly wishes?: readonly KindOfWork[] | undefined;
  readonly keptJobs?: readonly string[] | undefined;
  readonly hiddenJobs?: readonly string[] | undefined;
};

export type Thesis = { readonly thesisTitle?: string | null; readonly briefDescription?: string | null };

export type TriedAnswer = {
  readonly id: string;
  readonly value: number | null;
  readonly importantFlag: boolean | null;
};

export const answersOf = ({ answers, flags }: Assessment, tried: readonly TriedAnswer[] = []): Answers => {
  const ids = new Set([...answers.keys(), ...flags.keys()]);
  const given = [...ids].map(
    (id) => [id, { value: answers.get(id)?.value, importantFlag: flags.get(id) ?? null }] as const,
  );
  return Object.fromEntries([...given, ...tried.map(({ id, ...answer }) => [id, answer] as const)]);
};

/** Drops duplicates and `domain` itself; empty when `domain` is absent, which means all domains. */
export const neighboursOf = (domain: string | null | undefined, others: readonly string[]): string[] =>
  domain ? [...new Set(others)].filter((other) => other !== domain) : [];

export const matchRecordOf = (
  { researchDomain, otherDomains = [], wishes = [], keptJobs = [], hiddenJobs = [] }: Assessment,
  thesis: Thesis | null,
): MatchRecord => ({
  domains: researchDomain ? [researchDomain, ...neighboursOf(researchDomain, otherDomains)].map(Number) : [],
  wishes,
  thesis: [thesis?.thesisTitle, thesis?.briefDescription].filter((text) => typeof text === 'string'),
  kept: keptJobs,
  aside: hiddenJobs,
});
