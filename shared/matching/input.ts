import type { KindOfWork } from '#shared/lists.ts';
import type { Answers, MatchRecord } from './types.ts';

/** What is read of an assessment: answers and likes by catalogue id, and what jobs are suggested by beside them. */
export type Assessment = {
  readonly answers: ReadonlyMap<string, { readonly value: number | null }>;
  readonly flags: ReadonlyMap<string, boolean>;
  readonly researchDomain?: string | null | undefined;
  readonly otherDomains?: readonly string[] | undefined;
  readonly wishes?: readonly KindOfWork[] | undefined;
};

/** What is read of the PhD record of whoever made it. */
export type Thesis = { readonly thesisTitle?: string | null; readonly briefDescription?: string | null };

/** An answer that is tried in the place of the one that was given. */
export type TriedAnswer = {
  readonly id: string;
  readonly value: number | null;
  readonly importantFlag: boolean | null;
};

/** The answers of an assessment as the ranking reads them, some of them replaced. */
export const answersOf = ({ answers, flags }: Assessment, tried: readonly TriedAnswer[] = []): Answers => {
  const ids = new Set([...answers.keys(), ...flags.keys()]);
  const given = [...ids].map(
    (id) => [id, { value: answers.get(id)?.value, importantFlag: flags.get(id) ?? null }] as const,
  );
  return Object.fromEntries([...given, ...tried.map(({ id, ...answer }) => [id, answer] as const)]);
};

/** The neighbouring domains that count beside a domain: each once, none equal to it, and none at all beside all domains. */
export const neighboursOf = (domain: string | null | undefined, others: readonly string[]): string[] =>
  domain ? [...new Set(others)].filter((other) => other !== domain) : [];

/** What the ranking knows of a candidate beside the answers. */
export const matchRecordOf = (
  { researchDomain, otherDomains = [], wishes = [] }: Assessment,
  thesis: Thesis | null,
): MatchRecord => ({
  domains: researchDomain ? [researchDomain, ...neighboursOf(researchDomain, otherDomains)].map(Number) : [],
  wishes,
  thesis: [thesis?.thesisTitle, thesis?.briefDescription].filter((text) => typeof text === 'string'),
});
