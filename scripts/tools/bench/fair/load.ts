import { setTimeout as sleep } from 'node:timers/promises';
import type { ShareName } from '#shared/limits.ts';
import type { Campus, Candidate } from './campus.ts';

/** Leaves out mails, whose cost comes after the call. */
export const kinds = ['jobs', 'uploads', 'pdfs'] as const satisfies readonly ShareName[];
export type Kind = (typeof kinds)[number];

/** `ms` counts from when the call was due. */
export type Outcome = { kind: Kind; ms: number; status: number; retryAfter: string | null };

const requests: Record<Kind, (candidate: Candidate) => { path: string; body?: object }> = {
  jobs: ({ portfolioId }) => ({ path: `/portfolios/${portfolioId}/generate-jobs` }),
  uploads: () => ({
    path: '/resources/upload',
    body: { type: 'application/pdf', size: 100_000, isForUniversity: false },
  }),
  pdfs: ({ portfolioId }) => ({ path: `/portfolios/${portfolioId}/generate-pdf` }),
};

const call = async (kind: Kind, candidate: Candidate, dueAt: number): Promise<Outcome> => {
  const { path, body } = requests[kind](candidate);
  const ask = () =>
    fetch(`${process.env.THESEE_ORIGIN}/api/v0${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${candidate.token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
  // A kept-alive connection may close as it is reused; browsers retry as well.
  const response = await ask().catch(ask);
  await response.arrayBuffer();
  const retryAfter = response.headers.get('retry-after');
  return { kind, ms: performance.now() - dueAt, status: response.status, retryAfter };
};

/** Open loop: each call is sent when it is due, for the next candidate. */
const sendOneKind = async (campus: Campus, kind: Kind, perSecond: number, forMs: number): Promise<Outcome[]> => {
  const startedAt = performance.now();
  const made: Promise<Outcome>[] = [];
  const count = Math.round((forMs / 1000) * perSecond);
  for (let i = 0; i < count; i += 1) {
    const dueAt = startedAt + ((i + Math.random()) * 1000) / perSecond;
    await sleep(Math.max(0, dueAt - performance.now()));
    const candidate = campus.candidates[i % campus.candidates.length];
    if (candidate) made.push(call(kind, candidate, dueAt));
  }
  return Promise.all(made);
};

export const send = async (campus: Campus, perSecond: (kind: Kind) => number, forMs: number): Promise<Outcome[]> =>
  (await Promise.all(kinds.map((kind) => sendOneKind(campus, kind, perSecond(kind), forMs)))).flat();
