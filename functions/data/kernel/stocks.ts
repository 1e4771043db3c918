import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { Stocks } from '#functions/data/entities/call.ts';
import { AppError } from '#shared/errors.ts';
import type { Stock } from '#shared/limits.ts';

/** Throws `too_many_things` when so many more would be more than that holder may keep. What adds them is held against it again. */
export const checkRoom = async (holder: string, { name, most }: Stock, more: number): Promise<void> => {
  if (more === 0) return;
  const { Item } = await Stocks.build(GetItemCommand).key({ holder, stock: name }).options({ consistent: true }).send();
  if ((Item?.count ?? 0) + more > most) throw new AppError('too_many_things', { words: { context: name, most } });
};
