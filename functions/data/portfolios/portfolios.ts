import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Portfolios } from '#functions/data/entities/portfolio.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { Users, userPartition } from '#functions/data/entities/user.ts';
import { packAnswer, type StoredAnswer, unpackAnswer } from '#functions/data/kernel/answer.ts';
import type { Change } from '#functions/data/kernel/change.ts';
import { commit, commitRead, type WriteContext } from '#functions/data/kernel/commit.ts';
import { found } from '#functions/data/kernel/found.ts';
import { newPortfolioId } from '#functions/data/kernel/ids.ts';
import { changeRecord, findRecord, listRecords, newRecord } from '#functions/data/kernel/records.ts';
import { table } from '#functions/data/kernel/table.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { countedAs, settled, userCounted } from '#functions/data/universities/counts.ts';
import { AppError } from '#shared/errors.ts';
import { neighboursOf } from '#shared/matching/input.ts';
import type { PortfolioChanges, RatingInput } from '#shared/schemas/portfolio.ts';
import { countPortfolios } from './portfolio-count.ts';

type PortfolioItem = FormattedItem<typeof Portfolios>;
/** An assessment; its answers are maps, in which an entry called `valueOf` is not found before it is answered. */
export type StoredPortfolio = Omit<PortfolioItem, 'answers' | 'flags'> & {
  answers: ReadonlyMap<string, StoredAnswer>;
  flags: ReadonlyMap<string, boolean>;
};

const unpack = ({ answers, flags, ...stored }: PortfolioItem): StoredPortfolio => ({
  ...stored,
  answers: new Map(Object.entries(answers).map(([id, packed]) => [id, unpackAnswer(packed)])),
  flags: new Map(Object.entries(flags)),
});

const ofUser = (userId: string) => heldIn(userPartition(userId), Portfolios);

/** The assessment of that id with its answers, as it stands after the last write; throws `not_found`. */
export const findPortfolio = async (id: string): Promise<StoredPortfolio> =>
  unpack(found(await findRecord(Portfolios, id)));

/** A candidate's assessments, the latest first. */
export const listPortfolios = async (userId: string): Promise<StoredPortfolio[]> => {
  const stored = await listRecords(Portfolios, ofUser(userId));
  return stored.map(unpack).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
};

const newestOf = async (userId: string): Promise<PortfolioItem | undefined> => {
  const query = table.build(QueryCommand).entities(Portfolios).query(ofUser(userId));
  const { Items = [] } = await query.options({ consistent: true, reverse: true, limit: 1 }).send();
  return Items[0];
};

/**
 * Notes with a candidate that they have one assessment more, or one less. Fails when something else of them changed meanwhile, or
 * whether they have any, or another one: beyond that, simultaneous ones are all added up.
 */
const portfoliosCounted = async (person: StoredUser, by: 1 | -1, now: Date): Promise<Change[]> => {
  const known = person.portfolios;
  const portfolios = (known ?? (await countPortfolios(person.id))) + by;
  const isLast = by < 0 && portfolios === 0;
  const another = by > 0 ? [] : [isLast ? lastOne : anotherOne];
  const update = Users.build(UpdateTransaction)
    .item({ id: person.id, portfolios: known === undefined ? portfolios : $add(by) })
    .options({ condition: { and: [countedAs(person), ...(known === undefined ? [] : another)] } });
  return [update, ...userCounted(person, { ...person, portfolios }, now)];
};

const lastOne = { attr: 'portfolios', eq: 1 } as const;
const anotherOne = { attr: 'portfolios', gt: 1 } as const;

/**
 * A new assessment of that candidate, without any answer: of the doctorate's research domain, else of that of the one before (D52),
 * whose wishes and marked jobs it takes over (D67, D75).
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
  const isDone = await settled(person, async (known) =>
    commit([put, ...(await portfoliosCounted(known, 1, now))], context, { reply: record }),
  );
  if (!isDone) throw new AppError('conflict');
  return record;
};

/** Deletes an assessment of that candidate; throws `not_found` when it is gone already. */
export const removePortfolio = async (person: StoredUser, id: string, context: WriteContext): Promise<void> => {
  const isThere = { attr: 'id', exists: true } as const;
  const removal = Portfolios.build(DeleteTransaction).key({ id }).options({ condition: isThere });
  const isDone = await settled(person, async (known) =>
    commit([removal, ...(await portfoliosCounted(known, -1, context.now))], context),
  );
  if (!isDone) throw new AppError('not_found');
};

/** The domains as they are kept once some are given: none beside all, and none twice. What is not given is read. */
const settledDomains = async (id: string, given: PortfolioChanges): Promise<PortfolioChanges> => {
  if (given.researchDomain === undefined && given.otherDomains === undefined) return {};
  const before = found(await findRecord(Portfolios, id));
  const researchDomain = given.researchDomain === undefined ? before.researchDomain : given.researchDomain;
  return { otherDomains: neighboursOf(researchDomain, given.otherDomains ?? before.otherDomains ?? []) };
};

/** Changes an assessment, leaving what is not given; throws `not_found`. */
export const updatePortfolio = async (
  id: string,
  given: PortfolioChanges,
  context: WriteContext,
): Promise<PortfolioItem> => {
  const domains = await settledDomains(id, given);
  return changeRecord(Portfolios, id, { ...given, ...domains, updatedAt: context.now.toISOString() }, context);
};

/**
 * Writes answers by catalogue id in one update; throws `not_found`. Each answer is an attribute of its own, so simultaneous
 * writes of one assessment are all kept; what an input leaves out stays as it was.
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
  const update = Portfolios.build(UpdateTransaction)
    .item({ id, updatedAt: context.now.toISOString(), answers, flags })
    .options({ condition: { attr: 'id', exists: true } });
  return unpack(found(await commitRead(Portfolios, update, context)));
};
