import type { Campus, Candidate } from '../fair/campus.ts';
import { ask, type Request } from './client.ts';
import { type Kind, kindOf } from './mix.ts';
import { password } from './people.ts';

/** `keep` takes the body of a successful reply. */
type Call = Request & { keep?: (text: string) => void };
type Person = { candidate: Candidate; campus: Campus };

/** The pages that a candidate opens, and an administrator's first one. */
const reads: readonly ((person: Person) => Request)[] = [
  ({ candidate }) => ({ path: `/users/${candidate.id}` }),
  ({ candidate }) => ({ path: `/portfolios/user/${candidate.id}` }),
  ({ candidate }) => ({ path: `/portfolio-skills/portfolio/${candidate.portfolioId}` }),
  ({ candidate }) => ({ path: `/portfolio-activities/portfolio/${candidate.portfolioId}` }),
  ({ candidate }) => ({ path: `/portfolio-values/portfolio/${candidate.portfolioId}` }),
  ({ candidate }) => ({ path: `/doctorates/user/${candidate.id}` }),
  ({ candidate }) => ({ path: `/diplomas/user/${candidate.id}` }),
  ({ candidate }) => ({ path: `/usercv/user/${candidate.id}` }),
  ({ candidate }) => ({ path: `/usercv/user/${candidate.id}/public`, token: '' }),
  ({ campus }) => ({ path: `/users/university/${campus.universityId}/counts`, token: campus.admin.token }),
];

const put = (path: string, body: object): Request => ({ method: 'PUT', path, body });
const rate = ({ candidate }: Person, turn: number): Request => {
  const row = candidate.skillRows[turn % candidate.skillRows.length];
  return put(`/portfolio-skills/${row}`, { value: turn % 6 });
};

/** Answers to an assessment are saved one by one, and so are half of the writes. */
const createWrites = (): readonly ((person: Person, turn: number) => Call)[] => {
  const added: { id: string; token: string }[] = [];
  const addDiploma = ({ candidate }: Person): Call => ({
    method: 'POST',
    path: '/diplomas',
    body: { userId: candidate.id, name: 'Master', university: 'Lyon 1', city: 'Lyon', startDate: '2024-09-01' },
    keep: (text) => added.push({ id: JSON.parse(text).id, token: candidate.token }),
  });
  const removeDiploma = (person: Person): Call => {
    const diploma = added.shift();
    if (!diploma) return addDiploma(person);
    return { method: 'DELETE', path: `/diplomas/${diploma.id}`, token: diploma.token };
  };
  return [
    ...[rate, rate, rate, rate, rate],
    ({ candidate }, turn) => put(`/doctorates/user/${candidate.id}`, { thesisTitle: `Loutres, ${turn}` }),
    ({ candidate }, turn) => put(`/users/${candidate.id}`, { interests: `Canaux, ${turn}` }),
    ({ candidate }, turn) => put(`/usercv/user/${candidate.id}`, { showSkills: turn % 20 < 10 }),
    addDiploma,
    removeDiploma,
  ];
};

const signIn = (person: { email: string; token: string }, place: number): Call => ({
  method: 'POST',
  path: '/auth/login',
  token: '',
  body: { email: person.email, password },
  from: `127.0.0.${2 + place}`,
  keep: (text) => {
    person.token = JSON.parse(text).token;
  },
});

const pick = <T>(some: readonly T[], turn: number): T => some[turn % some.length] as T;

/** Sends the next call of the mix each time, and resolves to its status: 0 without an answer. */
export const createCalls = (campuses: readonly Campus[]): (() => Promise<number>) => {
  const people = campuses.flatMap((campus) => campus.candidates.map((candidate) => ({ candidate, campus })));
  const accounts = campuses.flatMap(({ candidates, admin }) => [...candidates, admin]);
  const writes = createWrites();
  const variants = reads.length;
  const made: Record<Kind, (turn: number, person: Person) => Call> = {
    reads: (turn, person) => pick(reads, turn)(person),
    writes: (turn, person) => pick(writes, turn)(person, turn),
    lists: (_turn, { campus }) => ({ path: `/users/university/${campus.universityId}`, token: campus.admin.token }),
    jobs: (_turn, { candidate }) => ({ path: `/portfolios/${candidate.portfolioId}/generate-jobs` }),
    signIns: (turn) => signIn(pick(accounts, turn), turn % accounts.length),
  };
  const turns: Record<Kind, number> = { reads: 0, writes: 0, lists: 0, jobs: 0, signIns: 0 };
  let total = 0;
  return async () => {
    const kind = kindOf(total);
    total += 1;
    const turn = turns[kind];
    turns[kind] += 1;
    // Everybody meets every variant in time.
    const person = pick(people, turn + Math.floor(turn / variants));
    const { keep, ...request } = made[kind](turn, person);
    const { status, text } = await ask({ token: person.candidate.token, ...request });
    if (status >= 200 && status < 300) keep?.(text);
    else console.log(`${request.method ?? 'GET'} ${request.path}: ${status} ${text.slice(0, 200)}`);
    return status;
  };
};
