import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Users } from '#functions/data/entities/user.ts';
import { isThere, updateChange } from '#functions/data/kernel/change.ts';
import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { doctoralFactsOf } from './doctoral-facts.ts';
import { countPortfolios } from './portfolio-count.ts';
import type { StoredUser } from './users.ts';

// Backfill for users created before these copies were stored. A call that changes the original also stores the copy, which then wins.

const batchSize = 25;

type Context = Pick<WriteContext, 'now'>;

const withPortfolios = async (person: StoredUser, { now }: Context): Promise<StoredUser> => {
  if (person.portfolios !== undefined) return person;
  const portfolios = await countPortfolios(person.id);
  await commit([updateChange(Users, { id: person.id, portfolios }, isThere, { attr: 'portfolios', exists: false })], {
    now,
  });
  return { ...person, portfolios };
};

const withFacts = async (person: StoredUser, { now }: Context): Promise<StoredUser> => {
  if (person.hasDoctorate !== undefined) return person;
  const facts = doctoralFactsOf((await findRecord(Doctorates, person.id)) ?? {});
  await commit([updateChange(Users, { id: person.id, ...facts }, isThere, { attr: 'hasDoctorate', exists: false })], {
    now,
  });
  return { ...person, ...facts };
};

/** With the number of assessments and the facts of the doctorate. Stores those that are missing. */
export const withCopies = (people: readonly StoredUser[], context: Context): Promise<StoredUser[]> =>
  inBatches(batchSize, people, async (person) => withFacts(await withPortfolios(person, context), context));
