import type { StoredUser } from '#functions/data/people/users.ts';
import type { Random } from '#scripts/tools/bench/random.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { type Campus, password } from './campus.ts';
import { createEntries, type Entries, type State } from './entries.ts';

export type Tally = {
  acknowledged: number;
  /** Counts by status. */
  refused: Record<number, number>;
  unanswered: number;
  /** Requests whose reply held another university's mark, or that were answered about its people. */
  across: string[];
};

export type Client = {
  site: Site;
  campus: Campus;
  foreign: Campus;
  person: StoredUser;
  random: Random;
  tally: Tally;
  /** Each holds one kind of thing. */
  diplomas: Entries;
  ratings: Entries;
  documents: Entries;
  statuses: Entries;
  /** Ids of what was acknowledged, by name. */
  ids: Map<string, string>;
  portfolioId: string;
  skillRows: string[];
  /** A sign-in or a renewal got no answer. */
  isSignedOut: boolean;
  /** Numbers new texts. */
  count: number;
};

type Known = Pick<Client, 'campus' | 'foreign' | 'person' | 'random'>;

/** A person at a browser, whose replies are searched for the other university's mark. */
export const openClient = (origin: string, known: Known): Client => {
  const tally: Tally = { acknowledged: 0, refused: {}, unanswered: 0, across: [] };
  const site = openSite(origin, async (request) => {
    const reply = await fetch(request).catch(() => {
      throw new ApiError(0, 'no_reply');
    });
    // A body that breaks off is noticed by its reader.
    const text = await reply
      .clone()
      .text()
      .catch(() => '');
    if (text.includes(known.foreign.mark)) tally.across.push(`${request.method} ${request.url}`);
    return reply;
  });
  const entries = {
    diplomas: createEntries(),
    ratings: createEntries(),
    documents: createEntries(),
    statuses: createEntries(),
  };
  return {
    ...known,
    site,
    tally,
    ...entries,
    ids: new Map(),
    portfolioId: '',
    skillRows: [],
    isSignedOut: false,
    count: 0,
  };
};

/** A call whose outcome is unknown may have been done; a refused one was not. */
export type Outcome<T> = { is: 'done'; reply: T } | { is: 'refused'; status: number } | { is: 'unknown' };

type Teller = Pick<Client, 'tally' | 'isSignedOut'>;

export const attempt = async <T>(client: Teller, call: () => Promise<T>): Promise<Outcome<T>> => {
  const { tally } = client;
  try {
    const reply = await call();
    tally.acknowledged += 1;
    return { is: 'done', reply };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status } = error;
    if (status === 401) client.isSignedOut = true;
    if (status >= 400 && status < 500) {
      tally.refused[status] = (tally.refused[status] ?? 0) + 1;
      return { is: 'refused', status };
    }
    tally.unanswered += 1;
    return { is: 'unknown' };
  }
};

const mostAttempts = 3;

/** Repeats a call without an answer, as people do, and notes in the ledger what may be so now. */
export const change = async <T>(
  client: Teller,
  entries: Entries,
  [name, state]: readonly [name: string, state: State],
  call: () => Promise<T>,
): Promise<Outcome<T>> => {
  let isDoubtful = false;
  for (let attempts = 1; ; attempts += 1) {
    const outcome = await attempt(client, call);
    if (outcome.is === 'done') entries.acknowledge(name, state);
    if (outcome.is === 'unknown') {
      isDoubtful = true;
      entries.doubt(name, state);
    }
    // A thing that was removed without an answer is not found when it is removed again.
    const isGone = outcome.is === 'refused' && outcome.status === 404;
    if (isGone && isDoubtful && state === null) entries.acknowledge(name, state);
    if (outcome.is !== 'unknown' || attempts === mostAttempts) return outcome;
  }
};

/** Without faults: throws when one of the calls is refused. */
export const enter = async (client: Client): Promise<void> => {
  const { site, person } = client;
  await site.signIn(person, password);
  if (person.role !== 'user') {
    for (const { id, status } of client.campus.subjects) client.statuses.acknowledge(id, status);
    return;
  }
  client.portfolioId = (await site.api.portfolios.create({ body: { title: client.campus.mark } })).id;
  const rows = await site.api.portfolios.listSkills({ params: { portfolioId: client.portfolioId } });
  const activities = await site.api.portfolios.listActivities({ params: { portfolioId: client.portfolioId } });
  const ratings = [...rows, ...activities].map(({ id }, index) => ({ id, value: index % 6 }));
  await site.api.portfolios.rateMany({ params: { id: client.portfolioId }, body: { ratings } });
  for (const { id, value } of ratings) client.ratings.acknowledge(id, String(value));
  client.skillRows = rows.map(({ id }) => id);
};
