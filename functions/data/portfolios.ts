import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { PortfolioChanges, RatingInput } from '#shared/schemas/portfolio.ts';
import { packAnswer, type StoredAnswer, unpackAnswer } from './answer.ts';
import { commitRead, type WriteContext } from './commit.ts';
import { Doctorates } from './entities/doctorate.ts';
import { Portfolios } from './entities/portfolio.ts';
import { heldIn } from './entities/thing.ts';
import { userPartition } from './entities/user.ts';
import { found } from './found.ts';
import { newPortfolioId } from './ids.ts';
import { changeRecord, createRecord, findRecord, listRecords } from './records.ts';
import { table } from './table.ts';

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

/** A new assessment of that candidate, without any answer; its research domain is that of the doctorate, else of the one before (D52). */
export const createPortfolio = async (userId: string, title: string, context: WriteContext): Promise<PortfolioItem> => {
  const [doctorate, before] = await Promise.all([findRecord(Doctorates, userId), newestOf(userId)]);
  const at = context.now.toISOString();
  return createRecord(
    Portfolios,
    {
      id: newPortfolioId(userId, context.now),
      title,
      researchDomain: doctorate?.researchDomain ?? before?.researchDomain,
      createdAt: at,
      updatedAt: at,
      answers: {},
      flags: {},
    },
    context,
  );
};

/** Changes an assessment, leaving what is not given; throws `not_found`. */
export const updatePortfolio = (id: string, given: PortfolioChanges, context: WriteContext): Promise<PortfolioItem> =>
  changeRecord(Portfolios, id, { ...given, updatedAt: context.now.toISOString() }, context);

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
