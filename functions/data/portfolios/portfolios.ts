import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Portfolios } from '#functions/data/entities/portfolio.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { Users, userPartition } from '#functions/data/entities/user.ts';
import { type Change, deleteChange, isThere, updateChange } from '#functions/data/kernel/change.ts';
import { commit, commitRead, type WriteContext } from '#functions/data/kernel/commit.ts';
import { newPortfolioId } from '#functions/data/kernel/ids.ts';
import { findRecord, listLatestFirst, newRecord } from '#functions/data/kernel/records.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { table } from '#functions/data/kernel/table.ts';
import { countPortfolios } from '#functions/data/people/portfolio-count.ts';
import { isStillCountedAs, retryCounted, userCountsChanges } from '#functions/data/people/user-counts.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { changeRecord } from '#functions/data/records.ts';
import { AppError } from '#shared/errors.ts';
import { neighboursOf } from '#shared/matching/input.ts';
import type { RatingInput } from '#shared/schemas/portfolio.ts';
import type { PortfolioChanges } from '#shared/schemas/portfolio-record.ts';

type PortfolioItem = FormattedItem<typeof Portfolios>;
/** Null means N/A. */
type StoredAnswer = { value: number | null; touchedAt: string };

const notApplicable = 9;

/**
 * Packs an answer into eleven digits, seconds and then the value, so that a whole assessment fits one or two write
 * units. Maps would need twice as many.
 */
const packAnswer = (value: number | null, now: Date): number =>
  Math.floor(now.getTime() / 1000) * 10 + (value ?? notApplicable);

const unpackAnswer = (packed: number): StoredAnswer => {
  const digit = packed % 10;
  return {
    value: digit === notApplicable ? null : digit,
    touchedAt: new Date(Math.floor(packed / 10) * 1000).toISOString(),
  };
};

/** Maps instead of objects: in an object, an id such as `valueOf` would be found without an answer. */
export type StoredPortfolio = Omit<PortfolioItem, 'answers' | 'flags'> & {
  answers: ReadonlyMap<string, StoredAnswer>;
  flags: ReadonlyMap<string, boolean>;
};

const unpack = ({ answers, flags, ...stored }: PortfolioItem): StoredPortfolio => ({
  ...stored,
  answers: new Map(Object.entries(answers).map(([id, packed]) => [id, unpackAnswer(packed)])),
  flags: new Map(Object.entries(flags)),
});

const queryOf = (userId: string) => heldIn(userPartition(userId), Portfolios);

/** Strongly consistent; throws `not_found`. */
export const getPortfolio = async (id: string): Promise<StoredPortfolio> =>
  unpack(requireFound(await findRecord(Portfolios, id)));

/** The latest first. */
export const listPortfolios = async (userId: string): Promise<StoredPortfolio[]> =>
  (await listLatestFirst(Portfolios, queryOf(userId), ({ createdAt }) => createdAt)).map(unpack);

const newestOf = async (userId: string): Promise<PortfolioItem | undefined> => {
  const query = table.build(QueryCommand).entities(Portfolios).query(queryOf(userId));
  const { Items = [] } = await query.options({ consistent: true, reverse: true, limit: 1 }).send();
  return Items[0];
};

/**
 * Fails only if a counted attribute changed, or if the first assessment was created or the last one removed meanwhile.
 */
const countPortfolioChanges = async (person: StoredUser, by: 1 | -1, now: Date): Promise<Change[]> => {
  const known = person.portfolios;
  const portfolios = (known ?? (await countPortfolios(person.id))) + by;
  const isLast = by < 0 && portfolios === 0;
  const others =
    by > 0 ? [] : [isLast ? ({ attr: 'portfolios', eq: 1 } as const) : ({ attr: 'portfolios', gt: 1 } as const)];
  const update = updateChange(
    Users,
    { id: person.id, portfolios: known === undefined ? portfolios : $add(by) },
    isStillCountedAs(person),
    ...(known === undefined ? [] : others),
  );
  return [update, ...userCountsChanges(person, { ...person, portfolios }, now)];
};

/**
 * Takes the domain from the doctorate, else from the newest assessment (D52), and copies that one's wishes and marked
 * jobs (D67, D75).
 */
export const createPortfolio = async (
  person: StoredUser,
  title: string,
  context: WriteContext,
): Promise<PortfolioItem> => {
  const { now } = context;
  const [doctorate, before] = await Promise.all([findRecord(Doctorates, person.id), newestOf(person.id)]);
  const at = now.toISOString();
  const researchDomain = doctorate?.researchDomain ?? before?.researchDomain;
  const { put, record } = newRecord(Portfolios, {
    id: newPortfolioId(person.id, now),
    title,
    researchDomain,
    otherDomains: neighboursOf(researchDomain, before?.otherDomains ?? []),
    wishes: before?.wishes,
    keptJobs: before?.keptJobs,
    hiddenJobs: before?.hiddenJobs,
    createdAt: at,
    updatedAt: at,
    answers: {},
    flags: {},
  });
  const isDone = await retryCounted(person, async (known) =>
    commit([put, ...(await countPortfolioChanges(known, 1, now))], context, { reply: record }),
  );
  if (!isDone) throw new AppError('conflict');
  return record;
};

/** Throws `not_found`. */
export const removePortfolio = async (person: StoredUser, id: string, context: WriteContext): Promise<void> => {
  const removal = deleteChange(Portfolios, { id }, isThere);
  const isDone = await retryCounted(person, async (known) =>
    commit([removal, ...(await countPortfolioChanges(known, -1, context.now))], context),
  );
  if (!isDone) throw new AppError('not_found');
};

const normaliseDomains = async (id: string, given: PortfolioChanges): Promise<PortfolioChanges> => {
  if (given.researchDomain === undefined && given.otherDomains === undefined) return {};
  const before = requireFound(await findRecord(Portfolios, id));
  const researchDomain = given.researchDomain === undefined ? before.researchDomain : given.researchDomain;
  return { otherDomains: neighboursOf(researchDomain, given.otherDomains ?? before.otherDomains ?? []) };
};

/** Throws `not_found`. */
export const updatePortfolio = async (
  id: string,
  given: PortfolioChanges,
  context: WriteContext,
): Promise<PortfolioItem> => {
  const domains = await normaliseDomains(id, given);
  return changeRecord(Portfolios, id, { ...given, ...domains, updatedAt: context.now.toISOString() }, context);
};

/**
 * Makes one update; throws `not_found`. Each answer is an attribute of its own, so concurrent writes do not conflict.
 */
export const ratePortfolio = async (
  id: string,
  inputs: ReadonlyMap<string, RatingInput>,
  context: WriteContext,
): Promise<StoredPortfolio> => {
  const answers: Record<string, number> = {};
  const flags: Record<string, boolean | ReturnType<typeof $remove>> = {};
  for (const [entryId, { value, importantFlag }] of inputs) {
    if (value !== undefined) answers[entryId] = packAnswer(value, context.now);
    if (importantFlag !== undefined) flags[entryId] = importantFlag ?? $remove();
  }
  const update = updateChange(Portfolios, { id, updatedAt: context.now.toISOString(), answers, flags }, isThere);
  return unpack(requireFound(await commitRead(Portfolios, update, context)));
};
