import { sendWhenDue } from '../open-loop.ts';
import type { Campus, Candidate } from './campus.ts';

/** The costly ones take their university's share from the table, the others a bucket in each process. */
export const kinds = ['reads', 'ratings', 'public', 'jobs', 'uploads', 'pdfs', 'mails', 'imports'] as const;
export type Kind = (typeof kinds)[number];
/** Of one bucket together. */
export const ordinaryKinds = ['reads', 'ratings', 'public'] as const satisfies Kind[];

const mostTurns = 40;

/** Calls a second. */
export type Rates = Readonly<Partial<Record<Kind, number>>>;

/** `ms` counts from when the call was due. */
export type Outcome = { kind: Kind; ms: number; status: number; retryAfter: string | null };

type Request = { method?: string; path: string; token?: string; body?: object };

const pick = <T>(some: readonly T[], turn: number): T => some[turn % some.length] as T;

const ofCandidate: Partial<Record<Kind, (candidate: Candidate, turn: number) => Request>> = {
  reads: ({ portfolioId }) => ({ path: `/portfolio-skills/portfolio/${portfolioId}` }),
  ratings: ({ skillRows }, turn) => ({
    method: 'PUT',
    path: `/portfolio-skills/${pick(skillRows, turn)}`,
    body: { value: turn % 6 },
  }),
  public: ({ id }) => ({ path: `/usercv/user/${id}/public`, token: '' }),
  jobs: ({ portfolioId }) => ({ path: `/portfolios/${portfolioId}/generate-jobs` }),
  uploads: () => ({
    method: 'POST',
    path: '/resources/upload',
    body: { type: 'application/pdf', size: 100_000, isForUniversity: false },
  }),
  pdfs: ({ portfolioId }) => ({ path: `/portfolios/${portfolioId}/generate-pdf` }),
};

const requestOf = (campus: Campus, kind: Kind, turn: number): Request => {
  const candidate = pick(campus.candidates, turn);
  const wanted = ofCandidate[kind]?.(candidate, turn);
  if (wanted) return { token: candidate.token, ...wanted };
  const { universityId, admin, invited } = campus;
  if (kind === 'mails') {
    return { method: 'POST', path: `/users/${pick(invited, turn)}/resend-invitation`, token: admin.token };
  }
  const body = { csv: campus.list(turn), isDryRun: false };
  return { method: 'POST', path: `/users/university/${universityId}/import`, token: admin.token, body };
};

const call = async (campus: Campus, kind: Kind, turn: number, dueAt: number): Promise<Outcome> => {
  const { method = 'GET', path, token, body } = requestOf(campus, kind, turn);
  const ask = () =>
    fetch(`${process.env.THESEE_ORIGIN}/api/v0${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
  // A kept-alive connection may close as it is reused; browsers retry as well.
  const response = await ask().catch(ask);
  await response.arrayBuffer();
  const retryAfter = response.headers.get('retry-after');
  return { kind, ms: performance.now() - dueAt, status: response.status, retryAfter };
};

/** Each call is for the next candidate. */
const sendOneKind = (campus: Campus, kind: Kind, perSecond: number, forMs: number): Promise<Outcome[]> =>
  sendWhenDue(perSecond, forMs, (dueAt) => {
    const turn = campus.sent.get(kind) ?? 0;
    campus.sent.set(kind, turn + 1);
    return call(campus, kind, turn, dueAt);
  });

/** Calls until three in four are refused, because each process that a load reaches has a full bucket at first. */
export const emptyBuckets = async (campus: Campus, kind: Kind): Promise<void> => {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const made = await sendOneKind(campus, kind, 100, 500);
    if (made.filter(({ status }) => status === 429).length >= 0.75 * made.length) return;
  }
  throw new Error(`${mostTurns * 50} calls (${kind}) have not emptied the buckets of the processes`);
};

export const send = async (campus: Campus, rates: Rates, forMs: number): Promise<Outcome[]> =>
  (await Promise.all(kinds.map((kind) => sendOneKind(campus, kind, rates[kind] ?? 0, forMs)))).flat();
