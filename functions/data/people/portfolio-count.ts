import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { Portfolios } from '#functions/data/entities/portfolio.ts';
import { heldIn } from '#functions/data/entities/thing.ts';
import { userPartition } from '#functions/data/entities/user.ts';
import { table } from '#functions/data/kernel/table.ts';

/** For users created before the counter was stored. */
export const countPortfolios = async (userId: string): Promise<number> => {
  const query = heldIn(userPartition(userId), Portfolios);
  const options = { consistent: true, select: 'COUNT', maxPages: Number.POSITIVE_INFINITY } as const;
  const { Count = 0 } = await table.build(QueryCommand).query(query).options(options).send();
  return Count;
};
