import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { Portfolio, RatingInput } from '#shared/schemas/portfolio.ts';
import { packAnswer, type StoredAnswer, unpackAnswer } from './answer.ts';
import { Portfolios } from './entities/portfolio.ts';
import { userPartition } from './entities/user.ts';
import { newOwnedId } from './ids.ts';
import { queryAll } from './query-all.ts';
import { table } from './table.ts';

export type StoredPortfolio = Portfolio & {
  answers: Readonly<Record<string, StoredAnswer>>;
  flags: Readonly<Record<string, boolean>>;
};

const unpack = ({ researchDomain, ...stored }: FormattedItem<typeof Portfolios>): StoredPortfolio => ({
  ...stored,
  researchDomain: researchDomain ?? null,
  answers: Object.fromEntries(Object.entries(stored.answers).map(([id, packed]) => [id, unpackAnswer(packed)])),
});

const mustExist = { condition: { attr: 'id', exists: true } } as const;

/** The assessment of that id with its answers, as it stands after the last write, or null. */
export const findPortfolio = async (id: string): Promise<StoredPortfolio | null> => {
  const { Item } = await Portfolios.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  return Item ? unpack(Item) : null;
};

/** A candidate's assessments, the latest first. */
export const listPortfolios = async (userId: string): Promise<StoredPortfolio[]> => {
  const stored = await queryAll((exclusiveStartKey) =>
    table
      .build(QueryCommand)
      .entities(Portfolios)
      .query({ partition: userPartition(userId), range: { beginsWith: 'PORTFOLIO#' } })
      .options({ consistent: true, ...(exclusiveStartKey && { exclusiveStartKey }) })
      .send(),
  );
  return stored.map(unpack).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
};

/** A new assessment of that candidate, without any answer, with the research domain of the one before. */
export const createPortfolio = async (userId: string, title: string, now: Date): Promise<Portfolio> => {
  const at = now.toISOString();
  const researchDomain = (await listPortfolios(userId))[0]?.researchDomain ?? null;
  const portfolio = { id: newOwnedId(userId), title, createdAt: at, updatedAt: at };
  await Portfolios.build(PutItemCommand)
    .item({ ...portfolio, researchDomain: researchDomain ?? undefined, answers: {}, flags: {} })
    .options({ condition: { attr: 'id', exists: false } })
    .send();
  return { ...portfolio, researchDomain };
};

type PortfolioChange = { title?: string; researchDomain?: string | null };

/** Changes an existing assessment, leaving what is not named; throws ConditionalCheckFailedException when it is gone. */
export const updatePortfolio = async (
  id: string,
  { title, researchDomain }: PortfolioChange,
  now: Date,
): Promise<StoredPortfolio> => {
  const { Attributes } = await Portfolios.build(UpdateItemCommand)
    .item({
      id,
      updatedAt: now.toISOString(),
      ...(title !== undefined && { title }),
      ...(researchDomain !== undefined && { researchDomain: researchDomain ?? $remove() }),
    })
    .options({ ...mustExist, returnValues: 'ALL_NEW' })
    .send();
  if (!Attributes) throw new Error('an update that returns all attributes returned none');
  return unpack(Attributes);
};

/** Deletes an assessment with all its answers; throws ConditionalCheckFailedException when it is gone. */
export const removePortfolio = async (id: string): Promise<void> => {
  await Portfolios.build(DeleteItemCommand).key({ id }).options(mustExist).send();
};

/**
 * Writes answers by catalogue id in one update. Each answer is an attribute of its own, so simultaneous
 * writes of one assessment are all kept; what an input leaves out stays as it was.
 */
export const ratePortfolio = async (
  id: string,
  inputs: Readonly<Record<string, RatingInput>>,
  now: Date,
): Promise<StoredPortfolio> => {
  const answers: Record<string, number> = {};
  const flags: Record<string, boolean | ReturnType<typeof $remove>> = {};
  for (const [entryId, { value, importantFlag }] of Object.entries(inputs)) {
    if (value !== undefined) answers[entryId] = packAnswer(value, now);
    if (importantFlag !== undefined) flags[entryId] = importantFlag ?? $remove();
  }
  const { Attributes } = await Portfolios.build(UpdateItemCommand)
    .item({ id, updatedAt: now.toISOString(), answers, flags })
    .options({ ...mustExist, returnValues: 'ALL_NEW' })
    .send();
  if (!Attributes) throw new Error('an update that returns all attributes returned none');
  return unpack(Attributes);
};
