import { Entity } from 'dynamodb-toolbox/entity';
import { boolean, item, number, record, string } from 'dynamodb-toolbox/schema';
import { stored } from '#functions/data/kernel/stored.ts';
import { portfolio } from '#shared/schemas/portfolio-record.ts';
import { heldAs } from './thing.ts';

/**
 * The assessment holds its answers by catalogue id: a rating is one small write, and concurrent ones do not conflict.
 */
export const Portfolios = new Entity({
  ...heldAs('Portfolio'),
  schema: item({
    ...stored(portfolio.shape),
    id: string().key(),
    /** Packed answers (`packAnswer`); absent if not answered yet. */
    answers: record(string(), number()),
    /** True for liked, false for disliked, absent for neutral. */
    flags: record(string(), boolean()),
  }),
});
