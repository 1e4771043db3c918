import { Entity } from 'dynamodb-toolbox/entity';
import { boolean } from 'dynamodb-toolbox/schema/boolean';
import { item } from 'dynamodb-toolbox/schema/item';
import { number } from 'dynamodb-toolbox/schema/number';
import { record } from 'dynamodb-toolbox/schema/record';
import { string } from 'dynamodb-toolbox/schema/string';
import { stored } from '#functions/data/kernel/stored.ts';
import { portfolio } from '#shared/schemas/portfolio.ts';
import { heldAs } from './thing.ts';

/** One item per assessment with all its answers by catalogue id: a rating is one small write, and simultaneous ones never meet. */
export const Portfolios = new Entity({
  ...heldAs('Portfolio'),
  schema: item({
    ...stored(portfolio.shape),
    id: string().key(),
    /** Packed answers, see answer.ts; an entry that is absent is not answered yet. */
    answers: record(string(), number()),
    /** true liked, false disliked; neutral is absent. */
    flags: record(string(), boolean()),
  }),
});
